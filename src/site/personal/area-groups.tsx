import { Link } from '@tanstack/react-router'
import { groupByArea } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'
import { Title } from '@/shared/ui/text/text'
import classes from './personal.module.css'

/** How many members of an area are shown; the directory below has all of them. */
const PER_AREA = 8

function AreaGroup({ area, members }: { area: string; members: readonly Miembro[] }) {
  return (
    <section className={classes.group} aria-label={area}>
      <Title order={3} size="h4" className={classes.groupTitle}>
        {area}
        <span className={classes.groupCount}>
          {members.length === 1 ? '1 integrante' : `${members.length} integrantes`}
        </span>
      </Title>
      <ul className={classes.members}>
        {members.slice(0, PER_AREA).map(({ id, nombres, cargo, fotoUrl }) => (
          <li key={id} className={classes.member}>
            <PersonPhoto nombres={nombres} source={fotoUrl} size={48} />
            <div className={classes.who}>
              <p className={classes.name}>{nombres}</p>
              <p className={classes.cargo}>{cargo}</p>
            </div>
          </li>
        ))}
      </ul>
      {members.length > PER_AREA && (
        <Link to="/personal" search={{ area }} hash="directorio" className={classes.all}>
          Ver los {members.length} de {area}
        </Link>
      )}
    </section>
  )
}

/** Active members by area (spec §2.7). */
export function AreaGroups({ list }: { list: readonly Miembro[] }) {
  return (
    <div className={classes.groups}>
      {groupByArea(list).map(([area, members]) => (
        <AreaGroup key={area} area={area} members={members} />
      ))}
    </div>
  )
}
