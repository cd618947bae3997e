import type { z } from '../../../../core/call.ts'
import type { Branding } from '../model.ts'

/** The section Branding of buildings, by their codes; most have none. */
export const brandings: Readonly<Record<string, z.input<typeof Branding>>> = {
  ASE: {
    BodyShape: 'rounded',
    EyeFrame: 'frame1',
    EyeBall: 'ball1',
    FillColor: '#12304a',
    EyeColor: '#0b5a6b',
    HtmlPage: {
      Header: '',
      Footer:
        '<p><strong>Management office</strong>, 2nd floor: Monday to Friday, 8 a.m. to 6 p.m. After hours, security answers in the lobby.</p>',
    },
  },
  CNT: {
    BodyShape: 'fluid',
    EyeFrame: 'frame3',
    EyeBall: 'ball3',
    FillColor: '#20452f',
    EyeColor: '#20452f',
    BackgroundColor: '#FFFDF7',
    HtmlPage: {
      Header: '<p>Quiet hours in the courtyard begin at 10 p.m.</p>',
      Footer: '<p>Residents’ line, day and night: see your welcome folder.</p>',
    },
  },
}
