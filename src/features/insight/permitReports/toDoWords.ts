import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    RoofPermits: '{n, plural, one {# roof permit to decide} other {# roof permits to decide}}',
    HvacPermits: '{n, plural, one {# HVAC order to decide} other {# HVAC orders to decide}}',
  },
  es: {
    RoofPermits: '{n, plural, one {# permiso de azotea por decidir} other {# permisos de azotea por decidir}}',
    HvacPermits: '{n, plural, one {# pedido de climatización por decidir} other {# pedidos de climatización por decidir}}',
  },
  fr: {
    RoofPermits: '{n, plural, one {# autorisation de toit à décider} other {# autorisations de toit à décider}}',
    HvacPermits: '{n, plural, one {# commande de climatisation à décider} other {# commandes de climatisation à décider}}',
  },
})
