import { translateMessages } from '../../../core/words.ts'
import { requestWorkMessages } from './rules.ts'

export const messageWords = translateMessages(requestWorkMessages, {
  noForm: { es: 'Este código QR ya no recibe solicitudes.', fr: 'Ce code QR ne prend plus de demandes.' },
  nothing: { es: 'Diga de qué trata la solicitud.', fr: 'Dites de quoi il s’agit.' },
  joinSelf: { es: 'Una solicitud no se puede unir a sí misma.', fr: 'Une demande ne peut pas être jointe à elle-même.' },
  joinOther: {
    es: 'Solo se pueden unir solicitudes abiertas de un mismo edificio.',
    fr: 'Seules des demandes ouvertes d’un même immeuble peuvent être jointes.',
  },
  joinChain: {
    es: 'Una de estas solicitudes ya está unida a otra.',
    fr: 'L’une de ces demandes est déjà jointe à une autre.',
  },
  joinMany: { es: 'Se pueden unir como máximo 50 solicitudes a una.', fr: 'Au plus 50 demandes peuvent être jointes à une seule.' },
  planEnded: { es: 'Este plan ya terminó.', fr: 'Ce plan est déjà terminé.' },
})
