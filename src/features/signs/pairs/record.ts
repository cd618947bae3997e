import { type RecordDescription, records } from '../../base/history/model.ts'
import { qrPairKind } from './model.ts'

const pairRecord: RecordDescription = {
  ...qrPairKind,
  inSentence: { en: 'the 2-QR sign', es: 'el rótulo 2-QR', fr: 'le panneau 2-QR' },
  quoted: true,
  fields: {
    Location: { es: 'Ubicación', fr: 'Emplacement' },
    Type: { es: 'Tipo', fr: 'Type' },
    Quantity: { es: 'Cantidad', fr: 'Quantité' },
    Material: { es: 'Material', fr: 'Matériau' },
    Size: { es: 'Tamaño', fr: 'Taille' },
    Orientation: { es: 'Orientación', fr: 'Sens' },
    Color: { es: 'Color', fr: 'Couleur' },
    PrintTemplate: { en: 'Print template', es: 'Plantilla de impresión', fr: 'Modèle d’impression' },
    FileFormat: { en: 'File format', es: 'Formato de archivo', fr: 'Format de fichier' },
    FPOPlacement: { en: 'Logo in', es: 'Logotipo en', fr: 'Logo dans' },
    FPO1: { en: 'FPO 1', es: 'FPO 1', fr: 'FPO 1' },
    FPO2: { en: 'FPO 2', es: 'FPO 2', fr: 'FPO 2' },
    QrCodeId1: { en: 'QR code 1', es: 'Código QR 1', fr: 'Code QR 1' },
    QrCodeId2: { en: 'QR code 2', es: 'Código QR 2', fr: 'Code QR 2' },
  },
}

export const additions = [records.with(pairRecord)]
