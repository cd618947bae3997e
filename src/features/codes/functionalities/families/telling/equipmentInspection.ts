import { member } from '../../../../base/members/members.ts'
import { locationLabel } from '../../../../property/entityTypes/model.ts'
import { telling } from './definition.ts'

/** A code on a piece of equipment, or at a location that rounds pass: says what it is, and leads the team to its page. */
export const equipmentInspection = telling({
  type: 'EquipmentInspection',
  purpose: 'inspect',
  Label: { en: 'Equipment or location', es: 'Equipo o lugar', fr: 'Équipement ou lieu' },
  Purpose: {
    en: 'Marks a piece of equipment or a location, and leads the team to its facts, handbook and history.',
    es: 'Identifica un equipo o un lugar y lleva al equipo de trabajo a sus datos, manual e historial.',
    fr: 'Désigne un équipement ou un lieu et mène l’équipe à sa fiche, son manuel et son historique.',
  },
  Caption: { en: 'Says what it is, and leads the team on', es: 'Dice qué es y guía al personal', fr: 'Dit ce que c’est et guide l’équipe' },
  Icon: 'tools',
  QrType: 'EquipmentInspection',
  members: {
    Notice: member.localizedLines({
      label: { en: 'What visitors read', es: 'Lo que leen los visitantes', fr: 'Ce que lisent les visiteurs' },
      help: {
        en: 'Optional: a warning or a number to call.',
        es: 'Opcional: una advertencia o un número al que llamar.',
        fr: 'Facultatif : un avertissement ou un numéro à appeler.',
      },
      longest: 500,
    }),
  },
  sample: { Notice: { en: 'Please do not touch. Problems: front desk, extension 12.', es: '' } },
  page: ({ Notice }, { say, own, portal, code, building, language }) => {
    const notice = own(Notice).trim()
    return {
      heading: code.name,
      blocks: [
        {
          is: 'facts',
          rows: [
            { label: say({ en: 'Building', es: 'Edificio', fr: 'Bâtiment' }), value: building.name },
            { label: say({ en: 'Location', es: 'Ubicación', fr: 'Emplacement' }), value: locationLabel(code.location, language) },
            ...(code.floor ? [{ label: say({ en: 'Floor', es: 'Planta', fr: 'Étage' }), value: code.floor }] : []),
          ],
        },
        ...(notice ? [{ is: 'text', text: notice } as const] : []),
        {
          is: 'link',
          label: say({ en: 'Open for the team', es: 'Abrir para el personal', fr: 'Ouvrir pour l’équipe' }),
          href: portal('/equipment/{gId}/{bId}/{qrId}', false),
          tap: 'portal',
          main: true,
        },
      ],
    }
  },
  taps: { portal: 'Team page' },
})
