import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** The signs of the account, or of the chosen building. */
export const signList = route('/library/signs', {
  title: { en: 'Signs', es: 'Rótulos', fr: 'Panneaux' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/SignList.tsx'),
})

/** How the signs of a code are printed. */
export const printSettings = route('/library/printSettings/{groupId}/{bId}/{qrId}', {
  title: { en: 'Print settings', es: 'Ajustes de impresión', fr: 'Réglages d’impression' },
  may: libraryFlags,
  load: () => import('./screens/PrintSettings.tsx'),
})

export const routes = [signList, printSettings]
