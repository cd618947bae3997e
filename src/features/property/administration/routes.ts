import { accountEditors } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** Accounts and buildings by name: the landing of global customer admins, and where the logo leads from a building. */
export const adminSearch = route('/adminSearch', {
  title: { en: 'Search', es: 'Buscar', fr: 'Recherche' },
  load: () => import('./screens/AdminSearch.tsx'),
})
export const accountInfo = route('/accountInfo', {
  title: { en: 'Account Info', es: 'Datos de la cuenta', fr: 'Infos du compte' },
  may: ['ManageGroups', 'ManageEntities'],
  load: () => import('./screens/AccountInfo.tsx'),
})
/** An account's profile to edit, or a new account without `groupId`. */
export const accountCreate = route('/accountCreate/{groupId?}', {
  title: { en: 'Account Info', es: 'Datos de la cuenta', fr: 'Infos du compte' },
  may: accountEditors,
  load: () => import('./screens/AccountCreate.tsx'),
})

export const routes = [adminSearch, accountInfo, accountCreate]
