import type { Criterion } from '../model.ts'

type DemoRuleRow = Pick<Criterion, 'Method' | 'Value'> & { who: string; office?: true }
/** Rules of the demo buildings: by the code of the building and the QR type, whom by name, by what, of what. */
export const demoRules: Readonly<Record<string, Readonly<Record<string, readonly DemoRuleRow[]>>>> = {
  ASE: {
    Feedback: [
      { who: 'Marcus Delgado', Method: 'Email', Value: 'AtMost2', office: true },
      { who: 'Eleanor Whitcombe', Method: 'Bell', Value: 'AtMost1' },
    ],
    Maintenance: [
      { who: 'Tom Kowalczyk', Method: 'TextMessage', Value: 'High' },
      { who: 'Darnell Whitfield', Method: 'Bell', Value: 'Any' },
      { who: 'Marcus Delgado', Method: 'Bell', Value: 'High' },
      { who: 'Marcus Delgado', Method: 'Email', Value: 'Overdue', office: true },
    ],
    CommentCard: [{ who: 'Marcus Delgado', Method: 'Bell', Value: 'Any' }],
    AEDInspection: [{ who: 'Marcus Delgado', Method: 'Bell', Value: 'Failed' }],
  },
  ASW: {
    Feedback: [{ who: 'Marcus Delgado', Method: 'Email', Value: 'AtMost2', office: true }],
    Maintenance: [{ who: 'Tom Kowalczyk', Method: 'Email', Value: 'Any', office: true }],
  },
  BYR: {
    Feedback: [{ who: 'Andre Bellweather', Method: 'Email', Value: 'AtMost3', office: true }],
    Maintenance: [{ who: 'Andre Bellweather', Method: 'Email', Value: 'High' }],
  },
  KGD: { Feedback: [{ who: 'Luc Tremblay', Method: 'Email', Value: 'AtMost2', office: true }] },
}
