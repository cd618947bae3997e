/** A change of a building: who, how many days ago, its code, and what was and is. */
export type BuildingChange = readonly [who: string, days: number, Code: string, Before: object, After: object]

/** The latest changes of Basic Info. `tags`: ids of the property tags by their names. */
export const listBuildingChanges = (tags: ReadonlyMap<string, string>): readonly BuildingChange[] => [
  ['Marcus Delgado', 2, 'ASE', { PlannedEngineeringHours: 600 }, { PlannedEngineeringHours: 640 }],
  [
    'Marcus Delgado',
    3,
    'ASE',
    { ContactPhoneNumber: '16175550100', ContactEmail: 'office@harborline.example' },
    { ContactPhoneNumber: '16175550110', ContactEmail: 'anchoreast@harborline.example' },
  ],
  [
    'Naomi Castellanos',
    9,
    'WLC',
    { PlannedEngineeringHours: 160, TrackScanData: false },
    { PlannedEngineeringHours: 180, TrackScanData: true },
  ],
  [
    'Marcus Delgado',
    22,
    'ASW',
    { PropertyType: 'Single', PropertyTagId: null },
    { PropertyType: 'Multiple', PropertyTagId: tags.get('Anchor Street Campus') },
  ],
  [
    'Luc Tremblay',
    3,
    'CNT',
    { ContactEmail: 'info@northgatepartners.example' },
    { ContactEmail: 'canalterraces@northgatepartners.example' },
  ],
  [
    'Luc Tremblay',
    16,
    'KGD',
    { Website: 'http://kestrelgate.example', TotalSquareFeet: 498_000 },
    { Website: 'https://kestrelgate.northgatepartners.example', TotalSquareFeet: 521_000 },
  ],
]
