import { listOf } from '../../../../base/members/lists.ts'
import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'
import type { PageBlock } from './model.ts'

/** A building's finishes and spaces: named sections with a text and a picture each. */
export const lookbook = telling({
  type: 'Lookbook',
  Label: { en: 'Lookbook', es: 'Lookbook', fr: 'Lookbook' },
  Purpose: {
    en: 'Shows the finishes or the spaces of the building, section by section.',
    es: 'Muestra los acabados o los espacios del edificio, sección por sección.',
    fr: 'Montre les finitions ou les espaces du bâtiment, section par section.',
  },
  Caption: { en: 'Shows finishes and spaces', es: 'Muestra acabados y espacios', fr: 'Montre finitions et espaces' },
  Icon: 'lookbook',
  QrType: 'Lookbook',
  members: {
    InstructionName: member.localized({
      label: { en: 'Instruction name', es: 'Nombre de la instrucción', fr: 'Nom de l’instruction' },
      required: true,
    }),
    Content: member.localizedLines({ label: { en: 'Content', es: 'Contenido', fr: 'Contenu' }, required: true }),
    Section: listOf({
      label: { en: 'Sections', es: 'Secciones', fr: 'Sections' },
      one: { en: 'Section', es: 'Sección', fr: 'Section' },
      add: { en: 'Add section', es: 'Añadir sección', fr: 'Ajouter une section' },
      most: 12,
      of: {
        MobileName: member.localized({ label: { en: 'Mobile name', es: 'Nombre en el móvil', fr: 'Nom sur mobile' }, required: true }),
        Text: member.localizedLines({ label: { en: 'Text', es: 'Texto', fr: 'Texte' } }),
        Filename: member.picture({ label: { en: 'Picture', es: 'Imagen', fr: 'Image' }, bucket: 'Html' }),
      },
    }),
  },
  sample: {
    InstructionName: { en: 'The finishes of Anchor East', es: 'Los acabados de Anchor East' },
    Content: { en: 'What your suite is made of, room by room.', es: 'De qué está hecha su suite, sala por sala.' },
    Section: [
      {
        MobileName: { en: 'Lobby', es: 'Vestíbulo' },
        Text: { en: 'Travertine floor, oak slats, brushed brass.', es: 'Suelo de travertino, listones de roble, latón cepillado.' },
        Filename: null,
      },
      {
        MobileName: { en: 'Suites', es: 'Suites' },
        Text: { en: 'Carpet tiles in slate, walls in warm white.', es: 'Losetas de moqueta pizarra, paredes en blanco cálido.' },
        Filename: null,
      },
    ],
  },
  page: ({ InstructionName, Content, Section }, { own }) => ({
    heading: own(InstructionName),
    blocks: [
      { is: 'text', text: own(Content) },
      ...Section.flatMap(({ MobileName, Text, Filename }): PageBlock[] => [
        { is: 'heading', text: own(MobileName) },
        ...(Filename ? [{ is: 'picture', src: Filename, alt: own(MobileName), look: 'wide' } as const] : []),
        ...(own(Text) ? [{ is: 'text', text: own(Text) } as const] : []),
      ]),
    ],
  }),
})
