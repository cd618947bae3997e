import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'

export const htmlPageCodes: DemoCodes = {
  CDT: [
    written(
      'Shower and locker room',
      'Restroom',
      'P1',
      0.9,
      'Inside of the locker room door',
      '<h2>Showers and lockers</h2><p>For cyclists and runners, <strong>6 AM to 8 PM</strong> on working days.</p><ul><li><p>Day lockers open with your badge and are emptied at night.</p></li><li><p>Towels are in the cabinet beside the bench.</p></li><li><p>Please leave bikes in the cage on P1.</p></li></ul><p>Something is missing? Tell the front desk.</p>',
    ),
  ],
  WLC: [
    written(
      'Quiet floor rules',
      'Conference Room',
      '4',
      1.2,
      'Beside the stairs on floor 4',
      '<h2>This floor is quiet</h2><ol><li><p>Phones on silent; calls in the booths.</p></li><li><p>Groups meet on floor 2.</p></li><li><p>Covered drinks only.</p></li></ol><blockquote><p>Booths are free for an hour at a time.</p></blockquote>',
    ),
  ],
}

function written(QrName: string, Location: string, Floor: string, weight: number, InstallationNote: string, HtmlContent: string): DemoCode {
  const page = { button: '', taps: 0 }
  return { FunctionalityType: 'HtmlPage', QrName, Location, Floor, weight, InstallationNote, form: { HtmlContent }, page }
}
