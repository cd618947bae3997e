/** Whether most offices of the country are closed on the day (`state` for provincial days). Weekends are not holidays by themselves. */
export function isHoliday(country: string, state: string, year: number, month: number, day: number): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const key = `${month}/${day}`
  if (key === '1/1' || key === '12/25') return true
  if (month === 9 && weekday === 1 && day <= 7) return true
  return country === 'USA' ? isUsHoliday(key, month, day, weekday) : isCanadianHoliday(key, state, month, day, weekday)
}

function isUsHoliday(key: string, month: number, day: number, weekday: number): boolean {
  if (key === '7/4' || key === '6/19') return true
  if (month === 1 && weekday === 1 && day >= 15 && day <= 21) return true
  if (month === 5 && weekday === 1 && day >= 25) return true
  return month === 11 && ((weekday === 4 && day >= 22 && day <= 28) || (weekday === 5 && day >= 23 && day <= 29))
}

function isCanadianHoliday(key: string, state: string, month: number, day: number, weekday: number): boolean {
  if (key === '7/1' || key === '12/26') return true
  if (key === '6/24' && state === 'QC') return true
  if (month === 2 && weekday === 1 && day >= 15 && day <= 21 && state !== 'QC') return true
  if (month === 5 && weekday === 1 && day >= 18 && day <= 24) return true
  return month === 10 && weekday === 1 && day >= 8 && day <= 14
}
