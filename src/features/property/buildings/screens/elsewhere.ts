/** Pages of other features that these screens lead to. Home with a building is the building's. */
export const homeOfBuilding = { path: '/' } as const
export const qrCodeList = { path: '/library/qrcodelist' } as const
export const contactsOfBuilding = { path: '/contacts' } as const
export const analyticsFeedback = { path: '/analyticsFeedback/{bId}' } as const
export const imports = { path: '/properties/import' } as const
export const globalReport = { path: '/globalReport' } as const
