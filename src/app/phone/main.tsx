import '../../ui/kit/fonts.css'
import { createRoot } from 'react-dom/client'
import { isListPath, PhonePage } from '../../features/field/runner/screens/PhonePage.tsx'
import { configureSay } from '../../ui/say.ts'
import { LanguageProvider } from '../../ui/words.tsx'
import './phone.css'
import { keepForOffline } from './keepForOffline.ts'

configureSay(() => import('../browser/messages.ts'))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <LanguageProvider>
      <PhonePage />
    </LanguageProvider>,
  )
if (!isListPath()) keepForOffline()
