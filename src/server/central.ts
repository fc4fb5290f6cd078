import type { IncomingMessage } from 'node:http'
import type { Secrets } from './accounts/secrets'
import type { Avisos } from './avisos/queue'
import type { Database } from './database/database'
import type { Hub } from './hub'
import type { Log } from './log'
import type { PublicSource } from './publico/publico'
import type { Visits } from './publico/visits'
import type { Free } from './room'
import type { ReadStanding } from './sync/standing'

/** What every call of the API works with. */
export type Central = {
  database: Database
  secrets: Secrets
  hub: Hub
  log: Log
  avisos: Avisos
  standing: ReadStanding
  publico: PublicSource
  visits: Visits
  /** How often each open stream says something, in ms. */
  pulseMs: number
  /** Free bytes where the database lies. */
  free: Free
  /** Where the nightly exports are. */
  copias: string
  /** A reverse proxy stands before it, whose word about addresses counts. */
  proxy: boolean
  /** The address at the other end of a connection. */
  remote(incoming: IncomingMessage): string
}
