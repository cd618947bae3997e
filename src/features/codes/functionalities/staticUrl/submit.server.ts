import { safeUrl } from '../../../../platform/safeUrl.ts'
import type { Scannable } from '../../scanPage/scannable.server.ts'

/** A link has no page: it leads on at once. */
export const staticUrl: Scannable = { leadsTo: form => safeUrl(form.Url) }
