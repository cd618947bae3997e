import { text, z } from '../../../../../core/call.ts'
import { messages, type Problem } from '../../../../../core/problem.ts'
import { smallerAt } from '../../../../base/files/rules.ts'
import { type FormOf, member, noUrl } from '../../../../base/members/members.ts'
import { orAlternate } from '../../alternate.ts'
import { type TellingTools, telling } from '../../families/telling/definition.ts'
import type { PageBlock } from '../../families/telling/model.ts'

/** Who it is; one of the building's contacts brings these along. */
const person = {
  Name: member.localized({ label: { en: 'Name', es: 'Nombre', fr: 'Nom' }, required: true }),
  PhoneNumber: member.phone({ label: { en: 'Phone number', es: 'Teléfono', fr: 'Téléphone' } }),
  Email: member.email({ label: { en: 'Email', es: 'Correo electrónico', fr: 'E-mail' } }),
}
const onPage = {
  AvatarUrl: member.picture({ label: { en: 'Picture', es: 'Foto', fr: 'Photo' }, bucket: 'avatar' }),
  UserId: member.own({
    label: { en: 'User', es: 'Usuario', fr: 'Utilisateur' },
    schema: z.nullable(text(36)),
    initial: null as string | null,
  }),
  PhoneCallEnable: member.flag({ label: { en: 'Button to call', es: 'Botón para llamar', fr: 'Bouton pour appeler' }, initial: true }),
  SendMessageEnable: member.flag({
    label: { en: 'Button to send a text', es: 'Botón para enviar un SMS', fr: 'Bouton pour envoyer un SMS' },
    initial: true,
  }),
  SendEmailEnable: member.flag({
    label: { en: 'Button to send an email', es: 'Botón para enviar un correo', fr: 'Bouton pour envoyer un e-mail' },
    initial: true,
  }),
}
const members = orAlternate({ ...person, ...onPage })
export type FrontDeskForm = FormOf<typeof members>

const { Name, PhoneNumber, Email, ...others } = members
/** The members in two parts: who it is, and what the page makes of them. */
export const personMembers = { Name, PhoneNumber, Email }
export const pageMembers = others

/** A button needs what it uses. */
const findMissing = (form: FrontDeskForm): Problem[] => [
  ...((form.PhoneCallEnable || form.SendMessageEnable) && !form.PhoneNumber.trim()
    ? [{ Field: 'PhoneNumber', Message: messages.required }]
    : []),
  ...(form.SendEmailEnable && !form.Email.trim() ? [{ Field: 'Email', Message: messages.required }] : []),
]

/** The buttons that are on, the first of them the page's main one. */
const waysTo = (form: FrontDeskForm, { say, phone, dial }: TellingTools): PageBlock[] => {
  const number = dial(form.PhoneNumber)
  const callThem = say({ en: 'Call {phone}', es: 'Llamar al {phone}', fr: 'Appeler le {phone}' })
  const ways = [
    form.PhoneCallEnable &&
      number && {
        label: callThem.replace('{phone}', phone(form.PhoneNumber)),
        href: `tel:${number}`,
        tap: 'call',
        picture: 'call' as const,
      },
    form.SendMessageEnable &&
      number && {
        label: say({ en: 'Send a text', es: 'Enviar un SMS', fr: 'Envoyer un SMS' }),
        href: `sms:${number}`,
        tap: 'text',
        picture: 'message' as const,
      },
    form.SendEmailEnable &&
      form.Email && {
        label: say({ en: 'Send an email', es: 'Enviar un correo', fr: 'Envoyer un e-mail' }),
        href: `mailto:${form.Email}`,
        tap: 'email',
        picture: 'mail' as const,
      },
  ].filter(way => typeof way === 'object')
  return ways.map((way, i) => ({ is: 'link', ...way, ...(i === 0 && { main: true as const }) }))
}

/** Somebody at the front desk, and how to reach them. */
export const frontDeskContact = telling({
  type: 'FrontDeskContact',
  Label: { en: 'Front desk contact', es: 'Contacto de recepción', fr: 'Contact de l’accueil' },
  Purpose: {
    en: 'Shows somebody at the front desk, with buttons to call, text or write.',
    es: 'Muestra a alguien de recepción, con botones para llamar, enviar un SMS o escribir.',
    fr: 'Montre une personne de l’accueil, avec des boutons pour appeler ou écrire.',
  },
  Caption: { en: 'Shows whom to reach', es: 'Muestra a quién contactar', fr: 'Montre qui joindre' },
  Icon: 'desk',
  QrType: 'FrontDeskContact',
  members,
  sample: {
    Name: { en: 'Dana Whitfield', es: 'Dana Whitfield' },
    PhoneNumber: '16175550142',
    Email: 'frontdesk@anchorstreet.example',
    AvatarUrl: null,
    UserId: null,
    PhoneCallEnable: true,
    SendMessageEnable: true,
    SendEmailEnable: true,
    AlternateEnable: false,
    ExternalUrl: noUrl,
  },
  rule: findMissing,
  page: (form, tools) => {
    const { say, own, building } = tools
    const picture = smallerAt(form.AvatarUrl, 'small') ?? form.AvatarUrl
    return {
      heading: own(form.Name),
      blocks: [
        ...(picture ? [{ is: 'picture', src: picture, alt: '', look: 'face' } as const] : []),
        { is: 'text', text: `${say({ en: 'Front desk', es: 'Recepción', fr: 'Accueil' })}\n${building.name}` },
        ...waysTo(form, tools),
      ],
    }
  },
  taps: { call: 'Call', text: 'Text', email: 'Email' },
})
