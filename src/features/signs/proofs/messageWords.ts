import { translateMessages } from '../../../core/words.ts'
import { proofMessages } from './rules.ts'

export const messageWords = translateMessages(proofMessages, {
  open: { es: 'Los rótulos de este edificio ya están en revisión.', fr: 'Les panneaux de ce bâtiment sont déjà à l’épreuve.' },
  noSigns: { es: 'Este edificio no tiene rótulos que revisar.', fr: 'Ce bâtiment n’a aucun panneau à contrôler.' },
  engineering: { es: 'Solo se pasa una revisión en Ingeniería QR.', fr: 'Seule une épreuve à l’ingénierie QR peut être transmise.' },
  cs: { es: 'Solo se envía o devuelve una revisión en CS.', fr: 'Seule une épreuve chez CS peut être envoyée ou rendue.' },
  client: { es: 'Los rótulos no están con el cliente.', fr: 'Les panneaux ne sont pas chez le client.' },
  notApproved: { es: 'Solo se reabre una revisión aprobada.', fr: 'Seule une épreuve approuvée peut être rouverte.' },
  note: { es: 'Un rechazo necesita una nota que diga qué cambiar.', fr: 'Un refus demande une note qui dit ce qui doit changer.' },
  decided: { es: 'Mientras tanto, otra persona ha decidido este rótulo.', fr: 'Quelqu’un d’autre a décidé ce panneau entre-temps.' },
  over: { es: 'Esta revisión ha terminado.', fr: 'Cette épreuve est terminée.' },
})
