type BuildingVisitors = {
  /** Scan volume relative to an average building (1). */
  traffic: number
  /** Shares of the languages other than English, 0–1. */
  languages: { es: number; fr: number }
}

/** Who comes to the buildings, by their codes. */
export const visitors: Readonly<Record<string, BuildingVisitors>> = {
  ASE: { traffic: 1.6, languages: { es: 0.27, fr: 0.01 } },
  ASW: { traffic: 1.25, languages: { es: 0.31, fr: 0.01 } },
  MRP: { traffic: 1.55, languages: { es: 0.33, fr: 0 } },
  CDT: { traffic: 1.05, languages: { es: 0.24, fr: 0.01 } },
  HMP: { traffic: 1.1, languages: { es: 0.37, fr: 0.01 } },
  BYR: { traffic: 1, languages: { es: 0.39, fr: 0.01 } },
  LAN: { traffic: 0.95, languages: { es: 0.19, fr: 0.06 } },
  WLC: { traffic: 0.9, languages: { es: 0.28, fr: 0.02 } },
  KGD: { traffic: 0.8, languages: { es: 0.21, fr: 0.06 } },
  CNT: { traffic: 0.85, languages: { es: 0.18, fr: 0.38 } },
  SSC: { traffic: 0.6, languages: { es: 0.38, fr: 0 } },
  JYA: { traffic: 1, languages: { es: 0.29, fr: 0 } },
}
