import { handle } from '../../../../platform/handle.ts'
import { equipmentTypeLabel } from '../../../field/equipment/equipmentTypes.ts'
import { countIntegrityByType, readBaseline, sumIntegrity, withIntegrity } from '../../../field/equipment/integrity.server.ts'
import { improvementOf } from '../../../field/equipment/rules.ts'
import { GetDataIntegrity as call } from '../contract.ts'

export const GetDataIntegrity = handle(call, async (ctx, { type }) => {
  const types = await countIntegrityByType(ctx)
  const Current = withIntegrity(sumIntegrity(type ? types.filter(one => one.Type === type) : types))
  const baseline = type ? null : await readBaseline(ctx)
  return {
    Current,
    Baseline: baseline && { ...withIntegrity(baseline), Day: baseline.Day },
    Improvement: baseline && improvementOf(baseline, Current),
    Types: types
      .map(({ Type, ...counts }) => ({ Type, DisplayText: equipmentTypeLabel(Type), ...withIntegrity(counts) }))
      .sort((a, b) => (a.Integrity ?? 0) - (b.Integrity ?? 0) || b.Total - a.Total),
  }
})
