import { libraryFlags, type Permission } from '../../../../core/permissions.ts'

type Elsewhere = { path: string; may?: Permission | readonly Permission[] }

/** Pages of other features that these screens lead to, with the flags that open them. Home with a building is the building's. */
export const homeOfBuilding = { path: '/' } as const
export const qrCodeList = { path: '/library/qrcodelist', may: libraryFlags } as const satisfies Elsewhere
export const contactsOfBuilding = { path: '/contacts', may: 'ManageContacts' } as const satisfies Elsewhere
export const analyticsFeedback = { path: '/analyticsFeedback/{bId}', may: 'AnalyticsDashboards' } as const satisfies Elsewhere
export const imports = { path: '/properties/import', may: 'GlobalManageEntities' } as const satisfies Elsewhere
export const globalReport = { path: '/globalReport' } as const
