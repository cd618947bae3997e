import { listOf } from '../../../../base/members/lists.ts'
import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'

/** What to do before going up to a roof, step by step: each leads to an item of another code of the building. */
export const roofAccessCarousel = telling({
  type: 'RoofAccessCarousel',
  Label: { en: 'Roof access carousel', es: 'Carrusel de acceso a la azotea', fr: 'Carrousel d’accès au toit' },
  Purpose: {
    en: 'Leads through what must be done before somebody goes up to the roof.',
    es: 'Guía por lo que hay que hacer antes de subir a la azotea.',
    fr: 'Guide à travers ce qu’il faut faire avant de monter sur le toit.',
  },
  Caption: { en: 'Steps to roof access', es: 'Pasos para subir a la azotea', fr: 'Étapes d’accès au toit' },
  Icon: 'roof',
  QrType: 'RoofAccessCarousel',
  members: {
    Content: member.localizedLines({
      label: { en: 'What to do before going up', es: 'Qué hacer antes de subir', fr: 'Que faire avant de monter' },
    }),
    Carousel: listOf({
      label: { en: 'Entries', es: 'Entradas', fr: 'Étapes' },
      help: {
        en: 'Visitors see them in this order. Each opens what another code of this building does.',
        es: 'Los visitantes las ven en este orden. Cada una abre lo que hace otro código de este edificio.',
        fr: 'Les visiteurs les voient dans cet ordre. Chacune ouvre ce que fait un autre code de ce bâtiment.',
      },
      one: { en: 'Entry', es: 'Entrada', fr: 'Étape' },
      add: { en: 'Add entry', es: 'Añadir entrada', fr: 'Ajouter une étape' },
      of: {
        Name: member.localized({ label: { en: 'Name', es: 'Nombre', fr: 'Nom' }, required: true }),
        HubId: member.hub({ label: { en: 'QR code', es: 'Código QR', fr: 'Code QR' }, required: true }),
        ItemId: member.hubItem({ label: { en: 'Item', es: 'Elemento', fr: 'Élément' }, required: true }),
      },
    }),
  },
  sample: {
    Content: { en: 'Two people at least, and no wind above 25 mph.', es: 'Al menos dos personas y sin viento de más de 40 km/h.' },
    Carousel: [
      {
        Name: { en: 'Ask for access', es: 'Pida el acceso' },
        HubId: '0198c5f2-7d1e-7abc-9def-0123456789ab',
        ItemId: '0198c5f2-7d1e-7abc-9def-0123456789ac',
      },
    ],
  },
  hubs: ({ Carousel }) => Carousel.map(({ HubId }) => HubId),
  page: ({ Content, Carousel }, { own, say, linkTo }) => ({
    heading: say({ en: 'Roof access', es: 'Acceso a la azotea', fr: 'Accès au toit' }),
    blocks: [
      ...(own(Content) ? [{ is: 'text', text: own(Content) } as const] : []),
      {
        is: 'cards',
        label: say({ en: 'Before you go up', es: 'Antes de subir', fr: 'Avant de monter' }),
        cards: Carousel.map(({ Name, HubId, ItemId }) => ({
          title: own(Name),
          action: say({ en: 'Open', es: 'Abrir', fr: 'Ouvrir' }),
          href: linkTo(HubId, ItemId),
          none: say({
            en: 'Not available at the moment. Please ask the building team.',
            es: 'No disponible por ahora. Pregunte al equipo del edificio.',
            fr: 'Indisponible pour le moment. Demandez à l’équipe du bâtiment.',
          }),
          tap: 'roofStep',
        })),
      },
    ],
  }),
  taps: { roofStep: 'Roof access step' },
})
