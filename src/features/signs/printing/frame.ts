import { IconPrinter } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { ChosenCodes } from '../../codes/qr/screens/chosenCodes.ts'
import { CodeLinks } from '../../codes/qr/screens/editor/codeLinks.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { signList } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 73, label: signList.title, icon: IconPrinter, route: signList, may: signList.may }],
  additions: [
    ChosenCodes.with(async () => (await import('./screens/KitOfCodes.tsx')).KitOfCodes),
    CodeLinks.with(async () => (await import('./screens/CodeSigns.tsx')).CodeSigns),
    LibraryCards.with(async () => (await import('./screens/SignCards.tsx')).SignCards),
  ],
}
