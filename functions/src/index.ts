import { callable } from './http/callables';

export { api } from './http/api';

export const getUser = callable('getUser');
export const createUser = callable('createUser');
export const listUsers = callable('listUsers');
export const updateUser = callable('updateUser');
export const deleteUser = callable('deleteUser');
export const exportUser = callable('exportUser');
export const claimFreeLicense = callable('claimFreeLicense');
export const getLatestOffer = callable('getLatestOffer');
export const takeOfferPlace = callable('takeOfferPlace');
