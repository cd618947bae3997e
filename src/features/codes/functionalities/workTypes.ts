import { isWork } from './definition.ts'
import { fieldOnlyTypes } from './families/fieldOnly/fieldOnlyTypes.ts'

/** The types whose form makes work for somebody and is data: staff can fill it in for who calls. */
export const workTypes: readonly string[] = Object.values(fieldOnlyTypes).flatMap(({ type, purpose }) => (isWork(purpose) ? [type] : []))
