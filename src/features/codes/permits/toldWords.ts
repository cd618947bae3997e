import { defineWords } from '../../../core/words.ts'

/** Notification texts of permits, a line each. */
export const toldWords = defineWords({
  en: { pastEnd: { RoofAccess: 'Roof permit {n} is over: somebody is still there', TenantHVAC: 'HVAC order {n} is over: it still runs' } },
  es: {
    pastEnd: {
      RoofAccess: 'El permiso de azotea {n} terminó: alguien sigue allí',
      TenantHVAC: 'El pedido de climatización {n} terminó: sigue en marcha',
    },
  },
  fr: {
    pastEnd: {
      RoofAccess: 'L’autorisation de toit {n} est terminée : quelqu’un y est encore',
      TenantHVAC: 'La commande de climatisation {n} est terminée : elle tourne encore',
    },
  },
})
