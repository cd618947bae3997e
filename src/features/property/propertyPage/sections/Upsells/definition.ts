import { defineSection } from '../section.ts'

export const Upsells = defineSection({
  index: 9,
  title: { en: 'Upsells', es: 'Ventas adicionales', fr: 'Ventes additionnelles' },
  shown: 'Upsells',
  when: 'edit',
})
