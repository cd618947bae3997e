import { type AddedFields, moreFields } from '../../base/history/model.ts'

/** What the section Branding adds to the history of a building. */
const brandingFields: AddedFields = {
  Object: 'building',
  fields: {
    Branding: { es: 'Imagen de marca', fr: 'Image de marque' },
    FaviconFilename: { en: 'QR logo', es: 'Logotipo del QR', fr: 'Logo du QR' },
    BackgroundColor: { en: 'Background color', es: 'Color de fondo', fr: 'Couleur de fond' },
    FillColor: { en: 'Fill color', es: 'Color de relleno', fr: 'Couleur de remplissage' },
    BodyShape: { en: 'Body shape', es: 'Forma del cuerpo', fr: 'Forme du corps' },
    EyeFrame: { en: 'Eye frame', es: 'Marco del ojo', fr: 'Cadre de l’œil' },
    EyeBall: { en: 'Eye ball', es: 'Centro del ojo', fr: 'Centre de l’œil' },
    EyeColor: { en: 'Eye color', es: 'Color del ojo', fr: 'Couleur de l’œil' },
    Source: { es: 'Origen', fr: 'Source' },
    QRStyleUrl: { en: 'QR style picture', es: 'Imagen del estilo QR', fr: 'Image du style QR' },
    HtmlPage: { en: 'HTML page', es: 'Página HTML', fr: 'Page HTML' },
    Header: { es: 'Encabezado', fr: 'En-tête' },
    Footer: { es: 'Pie', fr: 'Pied de page' },
    HubHeader: { en: 'Hub header', es: 'Encabezado del hub', fr: 'En-tête du hub' },
  },
}

export const additions = [moreFields.with(brandingFields)]
