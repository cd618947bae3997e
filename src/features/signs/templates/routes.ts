import { libraryFlags } from '../../../core/permissions.ts'
import { route } from '../../../ui/route.ts'

/** How signs of the account are laid out, beside the layouts that every account has. */
export const signTemplates = route('/library/signTemplates', {
  title: { en: 'Sign templates', es: 'Plantillas de rótulos', fr: 'Modèles de panneaux' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/TemplateLibrary.tsx'),
})
export const newTemplate = route('/library/signTemplate', {
  title: { en: 'New sign template', es: 'Nueva plantilla de rótulo', fr: 'Nouveau modèle de panneau' },
  may: 'ManageLibraries',
  needs: 'account',
  load: () => import('./screens/NewTemplate.tsx'),
})
export const editTemplate = route('/library/signTemplate/{templateId}', {
  title: { en: 'Sign template', es: 'Plantilla de rótulo', fr: 'Modèle de panneau' },
  may: libraryFlags,
  needs: 'account',
  load: () => import('./screens/EditTemplate.tsx'),
})

export const routes = [signTemplates, newTemplate, editTemplate]
