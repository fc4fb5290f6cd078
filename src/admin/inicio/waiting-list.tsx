import { Link } from '@tanstack/react-router'
import { useCan } from '@/access/user-query'
import { Age } from '@/admin/ui/record/age'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { NOT_YET } from './not-yet'
import { Panel } from './panel'
import { useWaiting } from './use-waiting'
import type { Waiting } from './waiting'
import classes from './waiting-list.module.css'

function Row({ icon: Icon, color, text, kind, since, note, urgent, to, search, params }: Waiting) {
  return (
    <li>
      <Link to={to} search={search} params={params} className={classes.row} data-urgent={urgent}>
        <Icon size={20} color={`var(--mantine-color-${color}-text)`} aria-hidden />
        <span className={classes.words}>
          <span className={classes.text}>{text}</span>
          {(since || note) && (
            <span className={classes.note}>
              {since && (
                <>
                  {kind}, <Age since={since} />
                </>
              )}
              {since && note && ' · '}
              {note}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** What waits for this person, each thing a link to the screen where somebody sees to it. */
export function WaitingList() {
  const { rows, copia, unknown } = useWaiting()
  const isBlind = [useCan('servicios:edit'), !useCan('reportes:view')].every(Boolean)
  return (
    <Panel title="Lo que espera">
      {rows && unknown && <Text dimmed>{NOT_YET}</Text>}
      {rows?.length === 0 && !unknown && (
        <p className={classes.nothing}>
          <CircleCheck size={20} color="var(--mantine-color-green-text)" aria-hidden />
          {/* Who answers calls must not take this for all: a report may be waiting. */}
          {isBlind
            ? 'Nada espera en lo que usted ve. Los reportes de la gente no los ve su rol.'
            : 'Nada espera.'}
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
      {rows && copia && <p className={classes.copia}>{copia}</p>}
    </Panel>
  )
}
