import { route } from '../../../ui/route.ts'

/** Codes of the chosen building from a table. `fromQr`: a code whose values the first row begins with. */
export const propertyQrGenerator = route('/propertyQrGenerator/{fromQr?}', {
  title: { en: 'Property QR generator', es: 'Generador de QR del edificio', fr: 'Générateur de QR de l’immeuble' },
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/Generator.tsx'),
})

export const routes = [propertyQrGenerator]
