/** What the team writes about a bad score: to each other, and to the visitor. */
type Said = { team: string; reply: string }
const said = (team: string, reply: string): Said => ({ team, reply })

/** By what the feedback is about; `''` for everything else. */
export const replies: Readonly<Record<'en' | 'es', Readonly<Record<string, Said>>>> = {
  en: {
    Restroom: said(
      'Cleaning crew was sent; soap and paper refilled.',
      'Thank you for telling us. The restroom was cleaned and is now checked every hour.',
    ),
    Elevator: said(
      'Reported to the elevator company; technician comes tomorrow at 9.',
      'We are sorry for the wait. A technician is adjusting the doors tomorrow morning.',
    ),
    Parking: said(
      'Asked the garage team to look at the lights and the pay station.',
      'Thank you. The garage team has repaired the pay station.',
    ),
    Cafe: said(
      'Spoke with the operator: a second register at noon from Monday.',
      'We passed your words on: from Monday a second register is open at noon.',
    ),
    Lobby: said(
      'Front desk knows; the plant service replaces the tired ones.',
      'Thank you for your words; the front desk team has read them.',
    ),
    '': said(
      'Looked at it on today’s round; parts are ordered.',
      'Thank you for telling us. We have looked at it and are taking care of it.',
    ),
  },
  es: {
    Restroom: said(
      'Se envió al equipo de limpieza; jabón y papel repuestos.',
      'Gracias por avisarnos. El baño se limpió y ahora se revisa cada hora.',
    ),
    '': said('Revisado en la ronda de hoy; piezas pedidas.', 'Gracias por avisarnos. Lo hemos revisado y nos estamos ocupando.'),
  },
}

/** Mailboxes of visitors who would like a reply. */
export const mailboxes = [
  'priya.raman',
  'tokafor',
  'lucia.fernandez',
  'gholloway',
  'erin.c',
  'noah.lindgren',
  'ytanaka',
  'rosa.delgado',
] as const
