import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'
import { installationGuidePaper } from './papers.ts'

const title = { en: 'Rounds engine', es: 'Motor de rondas', fr: 'Moteur de rondes' }
const builderTitle = { en: 'Round builder', es: 'Editor de rondas', fr: 'Éditeur de rondes' }

/** The rounds; `type` is a tab, 0 is all of them (readings 28). */
export const roundsEngine = route('/library/roundsEngine', {
  title,
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/RoundsEngine.tsx'),
})
export const roundsEngineTab = route('/library/roundsEngine/{type}', {
  title,
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/RoundsEngine.tsx'),
})

const pmTitle = { en: 'PM library', es: 'Biblioteca de mantenimiento', fr: 'Bibliothèque de maintenance' }
export const pmLibrary = route('/library/pmLibrary', {
  title: pmTitle,
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/PmLibrary.tsx'),
})
/** The same list under the name of the product. */
export const ownPmLibrary = route('/library/lintelPMLibrary', {
  title: pmTitle,
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/PmLibrary.tsx'),
})

export const newRound = route('/roundsEngineBuilder', {
  title: builderTitle,
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/NewRound.tsx'),
})
/** A new round of a type. */
export const newRoundOfType = route('/roundsEngineBuilder/{type}', {
  title: builderTitle,
  may: 'ManageLibraries',
  needs: 'building',
  load: () => import('./screens/NewRound.tsx'),
})
export const editRound = route('/roundsEngineBuilder/{type}/{id}', {
  title: builderTitle,
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/EditRound.tsx'),
})

/** What the code of a round opens for the team. */
export const openedRound = route('/round/{groupId}/{bId}/{rId}', {
  title: { en: 'Round', es: 'Ronda', fr: 'Ronde' },
  may: libraryFlags,
  load: () => import('./screens/OpenedRound.tsx'),
})

/** The rounds of installation of the chosen building or of the account. */
export const installationRounds = route('/installationRound', {
  title: { en: 'Installation rounds', es: 'Rondas de instalación', fr: 'Rondes d’installation' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/InstallationRounds.tsx'),
})
export const installationRound = route('/installationRound/{rId}', {
  title: { en: 'Installation round', es: 'Ronda de instalación', fr: 'Ronde d’installation' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/InstallationRound.tsx'),
})

/** How the codes of a round are put up, on paper: under the address of the documents, and under its own. */
const guide = route('/pdfInstallationGuide/{rId}', {
  title: installationGuidePaper.title,
  may: libraryFlags,
  layout: 'print',
  needs: 'account',
  load: () => import('./screens/InstallationGuide.tsx'),
})
const ownGuide = route('/pdfInstallationGuide/{gId}/{bId}/{rId}', {
  title: installationGuidePaper.title,
  layout: 'print',
  open: true,
  load: () => import('./screens/InstallationGuide.tsx'),
})

export const routes = [
  roundsEngine,
  roundsEngineTab,
  pmLibrary,
  ownPmLibrary,
  newRound,
  newRoundOfType,
  editRound,
  openedRound,
  installationRounds,
  installationRound,
  guide,
  ownGuide,
]
