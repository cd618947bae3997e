import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'Management',
    lead: 'The systems that your team works with today.',
    Workflow: 'Work order system',
    HaveApp: 'Do you have a tenant app?',
    AppPlatform: 'App platform',
    Additional: 'Anything else about your systems',
  },
  es: {
    title: 'Gestión',
    lead: 'Los sistemas con los que trabaja su equipo hoy.',
    Workflow: 'Sistema de órdenes de trabajo',
    HaveApp: '¿Tiene una aplicación para inquilinos?',
    AppPlatform: 'Plataforma de la aplicación',
    Additional: 'Algo más sobre sus sistemas',
  },
  fr: {
    title: 'Gestion',
    lead: 'Les systèmes avec lesquels votre équipe travaille aujourd’hui.',
    Workflow: 'Système de bons de travail',
    HaveApp: 'Avez-vous une application pour les locataires ?',
    AppPlatform: 'Plateforme de l’application',
    Additional: 'Autre chose sur vos systèmes',
  },
})
