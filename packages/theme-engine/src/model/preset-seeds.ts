import type { Decisions } from './decisions';

/** A Flexa preset: eight data colours for each kind of page, as codes separated by spaces. */
export interface PresetSeed {
  readonly name: string;
  /** The kind of page it was designed for. The other kind is derived. */
  readonly page: Decisions['page'];
  readonly brand: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * Each list keeps its brand's hue first, reaches 3 to 1 on its card and was optimised so that any two
 * of its colours differ by 8 or more (CIEDE2000) for everyone, also without one kind of cone.
 */
export const OWN_SEEDS: readonly PresetSeed[] = [
  {
    name: 'Meridian',
    page: 'light',
    brand: '#2563c9',
    light: '2563c9 217b69 ac6a00 c12b4b 602da2 408bc6 839b56 293c5a',
    dark: '407fe8 3dbbb2 ce7c23 ff7eaa b39aff 92d1ff 9ac055 737e98',
  },
  {
    name: 'Harbour',
    page: 'light',
    brand: '#0b4f8a',
    light: '0b4f8a 156e69 d66956 517ca4 844800 bb77d7 45a077 292654',
    dark: '4785c4 537971 e17c7c 95a2b7 af6f4a dd99ed 89d4b9 616396',
  },
  {
    name: 'Orchard',
    page: 'light',
    brand: '#2f7d32',
    light: '2f7d32 c35761 a28909 2f81ac 6d329c c7835f 0ca48e 3e5300',
    dark: '459246 c75c7a c5b347 199cd0 8c50dd c29180 41cbb7 636e13',
  },
  {
    name: 'Ember',
    page: 'dark',
    brand: '#b3361b',
    light: 'b3361b 876048 958000 e14288 003641 cb7b65 a166de 304b8c',
    dark: 'd8593d 7c6b63 b2ad2e fe7198 417680 ffaa99 a786f5 5c61a6',
  },
  {
    name: 'Fjord',
    page: 'light',
    brand: '#2b6777',
    light: '2b6777 5770bc 6f9c77 897896 985c5c 927b49 509ac7 183133',
    dark: '4f8a9a 7a7fd3 8cbe8e a8a5b4 9c574d 998941 80cbf0 747474',
  },
  {
    name: 'Saffron',
    page: 'light',
    brand: '#8a5a00',
    light: '8a5a00 b43f52 37a2a0 a45694 044279 699742 8f75d3 3c340d',
    dark: 'a9782e cf546d 4db5b3 91537c 1a78b4 7db36b 9f82e6 6f6947',
  },
  {
    name: 'Lagoon',
    page: 'light',
    brand: '#00756f',
    light: '00756f 3c7dbc b48564 aa79f8 634100 c95f91 2d9eb0 495447',
    dark: '2f8f88 528bf2 e0b691 b7a8fd b28724 d779a8 87d0d8 5d6a5e',
  },
  {
    name: 'Plum',
    page: 'light',
    brand: '#7a2a7f',
    light: '7a2a7f 335eb7 e76377 198496 6a4720 7c9827 00a592 6e0039',
    dark: 'b462b9 5f56ca e68e93 8ea9b8 a68a4e 737000 71e5c9 d35789',
  },
  {
    name: 'Slate',
    page: 'light',
    brand: '#41536b',
    light: '41536b 697e72 906451 9f82bb 1e7b8f b8848f 827a27 222331',
    dark: '6f839d 79a470 916b62 bc7fd5 99bbc9 f4ced6 a9a740 6c647d',
  },
  {
    name: 'Terracotta',
    page: 'light',
    brand: '#a34a28',
    light: 'a34a28 a08317 6792e6 2a8391 2a4008 ac6171 55a45e 512c4f',
    dark: 'c46846 c8be42 9ba7ea 1f9eb3 7e946e c39098 76e3aa 955f83',
  },
  {
    name: 'Meadow',
    page: 'light',
    brand: '#4a7a12',
    light: '4a7a12 ab6f48 5f94ca 296857 4c448b d37972 a29524 66224f',
    dark: '5d8f2d b4886f 8db6e2 00765e 9685d0 ff969c b9b300 9e5e88',
  },
  {
    name: 'Cobalt',
    page: 'dark',
    brand: '#1f3fd1',
    light: '1f3fd1 06717d e0745b c84ca1 0c5e33 9e7517 a579da 002a47',
    dark: '4a78ff 4395a3 e07851 e481cc 32774e 966213 c7afff 626e7c',
  },
  {
    name: 'Rosewood',
    page: 'light',
    brand: '#9b2242',
    light: '9b2242 d47453 7e7de9 0073a6 51630c c67aae 8e7900 34645d',
    dark: 'd3586f fb8d69 b2b7ff 4e93ba 676a3f ffa2ca 8a8716 889090',
  },
  {
    name: 'Aurora',
    page: 'dark',
    brand: '#0c7a5b',
    light: '0c7a5b 8a49c3 9b6b12 278da1 581b58 db7646 588cff 304f4c',
    dark: '309170 c15bf8 936f2e 00a6be 885e97 f3956c 96b1f5 596c69',
  },
  {
    name: 'Canyon',
    page: 'light',
    brand: '#8c4a1f',
    light: '8c4a1f c94f5c 2c7d78 a0711d 1c5442 ab71db 4e97ac 202c03',
    dark: 'b67046 f89198 09a1a9 c49b4e 35766c b987e2 9dcbd3 686c52',
  },
  {
    name: 'Tidepool',
    page: 'light',
    brand: '#1a6fa3',
    light: '1a6fa3 499287 e76c6a ae82b3 575827 7d84e5 af641c 162953',
    dark: '3888bd 9fc8b8 ffa48b e6b3dd 767458 a996ff 9a6330 52669b',
  },
  {
    name: 'Vineyard',
    page: 'dark',
    brand: '#5f2c66',
    light: '5f2c66 0076b6 a56429 94372b 2e544d a38e00 c17db3 4946a6',
    dark: 'a56eac 498edd b77737 b05042 3f8075 c6bb6d f999df 5860c8',
  },
  {
    name: 'Polar',
    page: 'dark',
    brand: '#3a5fa8',
    light: '3a5fa8 275a58 a47a4e 8b5e85 486727 d37982 837bce 1a394a',
    dark: '5981cd 8b989a c2996a 95739e 5e8b36 f8babc b0a9ff 5b6a76',
  },
  {
    name: 'Citrus',
    page: 'light',
    brand: '#b04a00',
    light: 'b04a00 907c4c 719909 0083d2 48726c c55b86 80459d 004b34',
    dark: 'cc642a af9876 84cf69 3faff4 748886 ce83ae 8851b0 007850',
  },
];
