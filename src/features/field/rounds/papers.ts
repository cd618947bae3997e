import type { Paper } from '../../base/papers/model.ts'

/** Where the codes of a round are put up, for who carries them there. */
export const installationGuidePaper = {
  key: 'InstallationGuide',
  title: { en: 'Installation guide', es: 'Guía de instalación', fr: 'Guide d’installation' },
  path: '/pdfInstallationGuide/{gId}/{bId}/{rId}',
  scope: 'building',
  may: 'ManageLibraries',
  linkDays: 30,
} as const satisfies Paper

/** The address of that paper. */
export const installationGuidePath = ({ gId, bId, rId }: { gId: string; bId: string; rId: string }): string =>
  `/pdfInstallationGuide/${gId}/${bId}/${rId}`
