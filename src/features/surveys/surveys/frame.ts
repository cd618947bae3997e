import { IconClipboardPlus, IconClipboardText, IconSend } from '@tabler/icons-react'
import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { href } from '../../../ui/route.ts'
import { MoreContactActions } from '../../property/contacts/screens/moreContactActions.ts'
import { newSurvey, surveyLibrary, surveyList } from './routes.ts'

export const frame: FeatureFrame = {
  menu: [
    {
      group: 'product',
      order: 20,
      label: surveyLibrary.title,
      about: { en: 'Build surveys and send them', es: 'Crear encuestas y enviarlas', fr: 'Créer des enquêtes et les envoyer' },
      icon: IconClipboardText,
      route: surveyLibrary,
      alsoFor: ['/surveyLibrary'],
    },
  ],
  actions: [
    {
      order: 40,
      label: { en: 'New survey', es: 'Nueva encuesta', fr: 'Nouvelle enquête' },
      also: 'create build add',
      icon: IconClipboardPlus,
      may: newSurvey.may,
      inAccount: true,
      to: () => href(newSurvey),
    },
    {
      order: 50,
      label: { en: 'Send survey', es: 'Enviar encuesta', fr: 'Envoyer une enquête' },
      also: 'mail customer',
      icon: IconSend,
      may: 'CustomerSurveyLinks',
      inAccount: true,
      to: () => href(surveyList, null, { status: 'Completed' }),
    },
  ],
  additions: [MoreContactActions.with(async () => (await import('./screens/SurveyEmailButton.tsx')).SurveyEmailButton)],
}
