import { member } from '../../../../base/members/members.ts'
import { locationLabel } from '../../../../property/entityTypes/model.ts'
import { telling } from './definition.ts'

/** A code with which a round begins: says which, and leads the team to it. */
export const roundInspection = telling({
  type: 'RoundInspection',
  purpose: 'inspect',
  Label: { en: 'Round inspection', es: 'Ronda de inspección', fr: 'Ronde d’inspection' },
  Purpose: {
    en: 'Opens a round of the building for the team: its stops, in their order, with what is asked at each.',
    es: 'Abre para el personal una ronda del edificio: sus paradas en orden, con lo que se pregunta en cada una.',
    fr: 'Ouvre pour l’équipe une ronde de l’immeuble : ses arrêts dans l’ordre, avec ce qui est demandé à chacun.',
  },
  Caption: { en: 'Opens a round for the team', es: 'Abre una ronda al personal', fr: 'Ouvre une ronde à l’équipe' },
  Icon: 'check',
  QrType: 'RoundInspection',
  members: {
    RoundId: member.round({ label: { en: 'Round', es: 'Ronda', fr: 'Ronde' }, required: true }),
  },
  sample: { RoundId: '0198c5f2-7d1e-7abc-9def-0123456789ab' },
  page: ({ RoundId }, { say, portal, code, building, language }) => ({
    heading: code.name,
    blocks: [
      {
        is: 'facts',
        rows: [
          { label: say({ en: 'Building', es: 'Edificio', fr: 'Bâtiment' }), value: building.name },
          ...(code.location
            ? [{ label: say({ en: 'Location', es: 'Ubicación', fr: 'Emplacement' }), value: locationLabel(code.location, language) }]
            : []),
        ],
      },
      RoundId
        ? {
            is: 'link',
            label: say({ en: 'Open for the team', es: 'Abrir para el personal', fr: 'Ouvrir pour l’équipe' }),
            href: portal(`/field/{gId}/{bId}/${RoundId}`, false),
            tap: 'portal',
            main: true,
          }
        : {
            is: 'text',
            text: say({
              en: 'No round has been chosen for this code yet.',
              es: 'Aún no se ha elegido una ronda para este código.',
              fr: 'Aucune ronde n’est encore choisie pour ce code.',
            }),
          },
    ],
  }),
  taps: { portal: 'Team page' },
})
