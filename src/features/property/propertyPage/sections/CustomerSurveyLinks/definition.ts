import { defineSection } from '../section.ts'

export const CustomerSurveyLinks = defineSection({
  index: 6,
  title: { en: 'Customer Survey Links', es: 'Enlaces de encuestas para clientes', fr: 'Liens d’enquête client' },
  shown: 'CustomerSurveyLinks',
  when: 'edit',
})
