import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    lead: 'Answers of residents only. Who is unhappy at which stage, and about what?',
    byStage: 'By stage',
    stage: 'Stage',
    anyStage: 'All stages',
    stages: { MoveIn: 'Move in', Service: 'Service', Renewal: 'Renewal', MoveOut: 'Move out', Other: 'Other' },
    byBuilding: 'By building',
    comments: 'What residents say',
    none: 'No resident has answered',
    noneHint: 'Choose other days or all stages.',
  },
  es: {
    lead: 'Solo respuestas de residentes. ¿Quién está descontento, en qué etapa y por qué?',
    byStage: 'Por etapa',
    stage: 'Etapa',
    anyStage: 'Todas las etapas',
    stages: { MoveIn: 'Mudanza', Service: 'Servicio', Renewal: 'Renovación', MoveOut: 'Salida', Other: 'Otros' },
    byBuilding: 'Por edificio',
    comments: 'Lo que dicen los residentes',
    none: 'Ningún residente ha respondido',
    noneHint: 'Elija otros días o todas las etapas.',
  },
  fr: {
    lead: 'Réponses des résidents uniquement. Qui est mécontent, à quelle étape et pourquoi ?',
    byStage: 'Par étape',
    stage: 'Étape',
    anyStage: 'Toutes les étapes',
    stages: { MoveIn: 'Arrivée', Service: 'Dépannage', Renewal: 'Renouvellement', MoveOut: 'Départ', Other: 'Autres' },
    byBuilding: 'Par immeuble',
    comments: 'Ce que disent les résidents',
    none: 'Aucun résident n’a répondu',
    noneHint: 'Choisissez d’autres jours ou toutes les étapes.',
  },
})
