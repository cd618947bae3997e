import type { Services } from '../../../platform/services.ts'
import { figure } from '../../../platform/watching/gauges.ts'
import { gauge } from '../../../platform/watching/metrics.ts'
import { readBackupStanding } from './data.ts'

/** How old the newest backup is, at `/metrics`. */
export const backupGauges = ({ db, config }: Services): void =>
  gauge('lintel_backup_age_seconds', 'Seconds since the last whole backup was begun; NaN where no place is set', () =>
    typeof config.backups === 'string' ? Number.NaN : figure(readBackupStanding(db.system).then(({ Age }) => Age ?? Number.NaN)),
  )
