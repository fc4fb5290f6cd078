import { ARCHIVO_BYTES } from '@/shared/lib/file/archivo'

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB

/**
 * Free bytes on the disk of the included database, below which something is no longer taken. PGlite does not survive a
 * disk that is full, so photos stop first, then records; a report's text and whoever signs in come last.
 */
export const FREE = {
  photos: 256 * MB,
  records: 128 * MB,
  /** PGlite's log grows by files of 16 MB: below three of them nothing is written any more. */
  anything: 48 * MB,
  /** A start reads the log back and may begin another file of it. */
  start: 32 * MB,
  /** A new database takes 40 MB before anybody wrote. */
  firstStart: 192 * MB,
} as const

/** One photo. The app makes them 1600 px wide, which is some 300 kB. */
export const PHOTO_BYTES = 2 * MB

/** One attached file, as the app lets it be chosen. */
export const FILE_BYTES = ARCHIVO_BYTES

/**
 * One report's photos: five of the largest that the app makes, and five more after a correction. Waiting doesn't help
 * there, so that the phone is told for good.
 */
export const REPORT_PHOTO_BYTES = 8 * MB

/** A record with all its fields: ten times the longest text that a screen lets through. */
export const RECORD_BYTES = 256 * KB

/** The rows of one answer. A phone on a poor line gets it within its patience; what is left out comes with the next. */
export const ANSWER_BYTES = MB

/**
 * The rows with which the central says that it has what a call told: two hundred records with long texts. It leaves the
 * rest of a call for the next one.
 */
export const ACK_BYTES = 4 * MB

/** The latest changes of one record: two hundred ordinary ones, or the last two of the largest record. */
export const HISTORY_BYTES = 2 * MB

/** What may come in a window of time, in bytes. What is more comes later. */
export const WINDOWS = {
  /** Photos of reports, from one address: a village behind one address sends some 200 an hour. */
  address: { bytes: 64 * MB, hours: 1 },
  /** From one phone: three reports full of photos. */
  phone: { bytes: 24 * MB, hours: 1 },
  /** From all the senders of one address who don't say which phone they are. */
  nameless: { bytes: 8 * MB, hours: 1 },
  /** Texts of reports from one phone: a dozen of the longest that a phone takes. The database writes each three times. */
  phoneTexts: { bytes: 512 * KB, hours: 1 },
  /** From all the senders of one address who don't say which phone they are. */
  namelessTexts: { bytes: 256 * KB, hours: 1 },
  addressTexts: { bytes: 4 * MB, hours: 1 },
  /** From everybody without an account. */
  citizensTexts: { bytes: 64 * MB, hours: 24 },
  /** Messages, questions or requests of one address: two dozen long ones. They eat nothing of what reports may bring. */
  letters: { bytes: 256 * KB, hours: 1 },
  /** Those of everybody without an account. */
  allLetters: { bytes: 32 * MB, hours: 24 },
  /** From everybody without an account: many addresses together fill no disk within a night. */
  citizens: { bytes: 512 * MB, hours: 24 },
  /** Photos from one account: a phone that joins with a brigade's gallery needs a day or two. */
  accountPhotos: { bytes: GB, hours: 24 },
  /** Records from one account: a brigade of years is 20 MB. */
  accountRecords: { bytes: 256 * MB, hours: 24 },
} as const

/** Photos of one account that no record names yet. A device sends a record first, and its photos after it. */
export const UNNAMED_BYTES = 24 * MB
/** In hours: so long a photo may wait for the record that names it. */
export const UNNAMED_HOURS = 48
/** In days: what a record no longer names stays as long, as somebody may take the change back. */
export const REPLACED_DAYS = 30
/** In hours: a report that was deleted or found to be nonsense by mistake still has its photos. */
export const NONSENSE_HOURS = 24
