const DATA_ADDRESS = /^data:image\/(?:png|jpe?g|gif|webp|bmp|svg\+xml);base64,[A-Za-z0-9+/=]*$/;

/**
 * Returns true for an image that is embedded in its address. Other images would be loaded from
 * elsewhere.
 */
export function isImageAddress(address: string): boolean {
  return DATA_ADDRESS.test(address);
}
