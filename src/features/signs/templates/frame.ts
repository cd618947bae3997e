import { IconTemplate } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { LibraryCards } from '../../codes/qr/screens/libraryCards.ts'
import { signTemplates } from './routes.ts'

export const frame: FeatureFrame = {
  pages: [{ group: 'building', order: 76, label: signTemplates.title, icon: IconTemplate, route: signTemplates, may: signTemplates.may }],
  additions: [LibraryCards.with(async () => (await import('./screens/TemplateCards.tsx')).TemplateCards)],
}
