import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'

/** A number to call. */
export const phoneCall = telling({
  type: 'PhoneCall',
  Label: { en: 'Phone call', es: 'Llamada telefónica', fr: 'Appel téléphonique' },
  Purpose: { en: 'Calls a number with one tap.', es: 'Llama a un número con un toque.', fr: 'Appelle un numéro d’un geste.' },
  Caption: { en: 'Calls a number', es: 'Llama a un número', fr: 'Appelle un numéro' },
  Icon: 'phone',
  QrType: 'PhoneCall',
  members: { PhoneNumber: member.phone({ label: { en: 'Phone number', es: 'Teléfono', fr: 'Téléphone' }, required: true }) },
  sample: { PhoneNumber: '16175550142' },
  page: ({ PhoneNumber }, { say, phone, dial, building }) => ({
    heading: say({ en: 'Call us', es: 'Llámenos', fr: 'Appelez-nous' }),
    blocks: [
      { is: 'text', text: building.name },
      { is: 'link', label: phone(PhoneNumber), href: `tel:${dial(PhoneNumber)}`, tap: 'call', picture: 'call', main: true },
    ],
  }),
  taps: { call: 'Call' },
})
