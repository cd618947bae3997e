import { member } from '../../../../base/members/members.ts'
import { telling } from './definition.ts'

const isPicture = (url: string) => /\.(png|jpe?g|svg|gif|webp)$/i.test(url)
const address = { en: 'Web address', es: 'Dirección web', fr: 'Adresse web' }

/** A web page or a file, at once. */
export const staticUrl = telling({
  type: 'StaticUrl',
  Label: { en: 'Static URL', es: 'URL fija', fr: 'URL fixe' },
  Purpose: {
    en: 'Opens a web page or a file that you upload.',
    es: 'Abre una página web o un archivo que usted sube.',
    fr: 'Ouvre une page web ou un fichier que vous téléversez.',
  },
  Caption: {
    en: 'Leads to a page or a file at once',
    es: 'Lleva directamente a una página o un archivo',
    fr: 'Mène directement à une page ou un fichier',
  },
  Icon: 'link',
  QrType: 'StaticUrl',
  members: {
    Url: member.web({
      label: address,
      help: {
        en: 'Opens at once when the code is scanned.',
        es: 'Se abre de inmediato al escanear el código.',
        fr: 'S’ouvre dès que le code est scanné.',
      },
      bucket: 'StaticUrl',
      required: true,
    }),
  },
  sample: { Url: 'https://anchorstreet.example/east/tenant-handbook' },
  leadsTo: ({ Url }) => Url,
})

/** A PDF, at once. */
export const pdf = telling({
  type: 'Pdf',
  Label: { en: 'PDF', es: 'PDF', fr: 'PDF' },
  Purpose: {
    en: 'Opens a PDF: a handbook, a floor plan, a menu.',
    es: 'Abre un PDF: un manual, un plano, un menú.',
    fr: 'Ouvre un PDF : un guide, un plan, un menu.',
  },
  Caption: { en: 'Opens a PDF', es: 'Abre un PDF', fr: 'Ouvre un PDF' },
  Icon: 'pdf',
  QrType: 'Pdf',
  members: { Url: member.web({ label: address, bucket: 'pdf', required: true }) },
  sample: { Url: 'https://anchorstreet.example/east/emergency-plan.pdf' },
  leadsTo: ({ Url }) => Url,
})

/** A file on a page of the building: a picture in sight, any other behind a button. */
export const embeddedFile = telling({
  type: 'EmbeddedFile',
  Label: { en: 'Embedded file', es: 'Archivo incrustado', fr: 'Fichier intégré' },
  Purpose: {
    en: 'Shows a picture or offers a file on a page of the building.',
    es: 'Muestra una imagen u ofrece un archivo en una página del edificio.',
    fr: 'Montre une image ou propose un fichier sur une page du bâtiment.',
  },
  Caption: { en: 'Shows a picture or a file', es: 'Muestra una imagen o un archivo', fr: 'Montre une image ou un fichier' },
  Icon: 'file',
  QrType: 'EmbeddedFile',
  members: {
    Title: member.localized({ label: { en: 'Heading', es: 'Encabezado', fr: 'Titre' }, required: true }),
    Content: member.localizedLines({ label: { en: 'Text below it', es: 'Texto debajo', fr: 'Texte en dessous' } }),
    Url: member.web({ label: address, bucket: 'StaticUrl', required: true }),
  },
  sample: {
    Title: { en: 'Evacuation plan, floor 4', es: 'Plan de evacuación, piso 4' },
    Content: { en: 'The nearest stairs are beside the elevators.', es: 'Las escaleras más cercanas están junto a los ascensores.' },
    Url: 'https://anchorstreet.example/east/floor-4.pdf',
  },
  page: ({ Title, Content, Url }, { say, own }) => ({
    heading: own(Title),
    blocks: [
      ...(isPicture(Url) && Url.startsWith('/files/') ? [{ is: 'picture', src: Url, alt: own(Title), look: 'wide' } as const] : []),
      ...(own(Content) ? [{ is: 'text', text: own(Content) } as const] : []),
      {
        is: 'link',
        label: say({ en: 'Open the file', es: 'Abrir el archivo', fr: 'Ouvrir le fichier' }),
        href: Url,
        tap: 'file',
        picture: 'file',
        main: true,
      },
    ],
  }),
  taps: { file: 'File' },
})
