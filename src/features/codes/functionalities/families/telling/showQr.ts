import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'

// A long address is broken after a slash, not inside a word.
const readably = (address: string): string => address.replace(/^https?:\/\//, '').replaceAll('/', '/\u200b')

/** A code on the screen, for another phone. */
export const showQr = telling({
  type: 'ShowQr',
  Label: { en: 'Show QR', es: 'Mostrar QR', fr: 'Afficher un QR' },
  Purpose: {
    en: 'Shows a code of an address on the screen, for another phone to scan.',
    es: 'Muestra en la pantalla el código de una dirección, para que otro teléfono lo escanee.',
    fr: 'Affiche le code d’une adresse, pour qu’un autre téléphone le scanne.',
  },
  Caption: { en: 'Shows a code to scan', es: 'Muestra un código para escanear', fr: 'Affiche un code à scanner' },
  Icon: 'qr',
  QrType: 'ShowQr',
  members: { ShowQrUrl: member.web({ label: { en: 'Web address', es: 'Dirección web', fr: 'Adresse web' }, required: true }) },
  sample: { ShowQrUrl: 'https://anchorstreet.example/visitors' },
  page: ({ ShowQrUrl }, { say }) => ({
    heading: say({ en: 'Scan with another phone', es: 'Escanee con otro teléfono', fr: 'Scannez avec un autre téléphone' }),
    blocks: [
      {
        is: 'code',
        text: ShowQrUrl,
        alt: say({ en: 'QR code of the address below', es: 'Código QR de la dirección de abajo', fr: 'Code QR de l’adresse ci-dessous' }),
      },
      { is: 'link', label: readably(ShowQrUrl), href: ShowQrUrl, tap: 'address', picture: 'link' },
    ],
  }),
  taps: { address: 'Web address' },
})
