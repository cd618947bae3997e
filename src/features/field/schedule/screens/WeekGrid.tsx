import { Button } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { addDays } from '../../../../core/steps.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import type { GetSchedule } from '../contract.ts'
import { type ScheduledDue, scheduleDays } from '../model.ts'
import { words } from '../words.ts'
import { DueCard } from './DueCard.tsx'
import classes from './schedule.module.css'
import { useDueChanges } from './useDueChanges.tsx'

type GridProps = { gId: string; bId: string; First: string; schedule: Output<typeof GetSchedule>; mayEdit: boolean }
type Place = { Day: string; UserId: string | null }
const dragged = 'application/x-round-due'

/** The dates of a week: a row for each person, a column for each day; on a phone a list of days. A date is dragged, or changed by its button. */
export const WeekGrid = ({ gId, bId, First, schedule, mayEdit }: GridProps) => {
  const t = useWords(words)
  const { day, weekday } = useFormats()
  const { move, excuseDay, openMove } = useDueChanges({ gId, bId })
  const [over, setOver] = useState('')
  const days = Array.from({ length: scheduleDays }, (_, i) => addDays(First, i))
  const { Dues, Today } = schedule
  const people = listPeople(Dues)
  const drop = (to: Place) => (event: DragEvent) => {
    event.preventDefault()
    setOver('')
    const due = Dues.find(({ DueId }) => DueId === event.dataTransfer.getData(dragged))
    if (due) void move(due, to)
  }
  const isOpen = ({ State }: ScheduledDue) => State !== 'Completed' && State !== 'Excused'
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('days')}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">{t('who')}</th>
            {days.map(one => {
              const open = Dues.filter(due => due.Day === one && isOpen(due))
              return (
                <th key={one} scope="col" data-today={one === Today || undefined}>
                  <span className={classes.weekday}>{weekday(one)}</span>
                  <span className={classes.date}>{day(one)}</span>
                  {mayEdit && open.length > 0 && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      className={classes.dayButton}
                      aria-label={t('excuseDayOf', { day: day(one) })}
                      onClick={() => void excuseDay(open, day(one))}
                    >
                      {t('excuseDay')}
                    </Button>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {people.map(({ UserId, Name }) => (
            <tr key={UserId ?? ''}>
              <th scope="row">{UserId === null ? t('nobody') : Name}</th>
              {days.map(Day => {
                const key = `${UserId ?? ''} ${Day}`
                const own = Dues.filter(due => due.UserId === UserId && due.Day === Day)
                return (
                  <td
                    key={Day}
                    data-over={over === key || undefined}
                    data-empty={own.length === 0 || undefined}
                    {...(mayEdit && {
                      onDragOver: event => {
                        event.preventDefault()
                        setOver(key)
                      },
                      onDragLeave: () => setOver(''),
                      onDrop: drop({ Day, UserId }),
                    })}
                  >
                    <span className={classes.cellDay}>{`${weekday(Day)}, ${day(Day)}`}</span>
                    {own.map(due => (
                      <DueCard
                        key={due.DueId}
                        due={due}
                        timeZone={schedule.TimeZone}
                        mayEdit={mayEdit && isOpen(due)}
                        onDrag={event => event.dataTransfer.setData(dragged, due.DueId)}
                        onOpen={() => openMove(due)}
                      />
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who has dates in the week, by name; those that nobody has come last, and their row stands always. */
const listPeople = (dues: readonly ScheduledDue[]): { UserId: string | null; Name: string }[] => {
  const named = new Map(dues.flatMap(one => (one.UserId === null ? [] : [[one.UserId, one.Name] as const])))
  const people = [...named].map(([UserId, Name]) => ({ UserId, Name })).toSorted((a, b) => a.Name.localeCompare(b.Name))
  return [...people, { UserId: null, Name: '' }]
}
