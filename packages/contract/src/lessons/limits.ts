export const teacherLessonPageSize = 7
export const studentLessonPageSize = 9

export const searchHistoryLength = 6
export const searchStartMilliseconds = 100

export const lessonTitleLength = 20
export const lessonDescriptionLength = 200
export const maxNotes = 8
/** `type` of a note, and of what the pickers offer: codes of library files. */
export const noteType = 6
/** Of what a phone sends; the documents say nothing of it: decided here. */
export const maxPhoneNoteBytes = 30 * 1024 * 1024
export const phoneNoteExtensions = ['jpg', 'jpeg', 'png'] as const
export const ticketMinutes = 30
/** The page a phone opens; its pass follows as `ticket`. */
export const phoneNotePage = '/portrait/#/lessonNotes'
/** So long is what a lesson plays: a day. */
export const maxVideoSeconds = 86_400
/** So many slides of a courseware have times. */
export const maxSlides = 500
/** Socket channel on which a teacher hears, before the poll would, that a phone has sent a picture: an addition. */
export const noteChannel = '/user/queue/lessonNotes'
/** Of a student's own note beside the video. */
export const lessonMemoLength = 500
export const pickerTypes = { video: [4], courseware: [1, 2, 3], notes: [noteType] } as const
export const lessonVideoExtensions = ['mp4', 'ogg', 'webm', 'mov'] as const
export const coursewareExtensions = ['doc', 'docx', 'ppt', 'pptx', 'pdf'] as const

export const transcodePollMilliseconds = 3000
export const mobileNotePollMilliseconds = 5000
export const slideSyncMilliseconds = 500
export const videoSyncMilliseconds = 2000

/** What the player of a lesson takes, in lower case. */
export const playerExtensions = {
  video: ['webm', 'mp4', 'rmvb', 'wmv', 'asf', 'avi', '3gp', 'mpg', 'mkv', 'dvd', 'ogm', 'mov', 'mpeg2', 'mpeg4'],
  audio: ['mp3', 'ogg', 'wav', 'ape', 'cda', 'au', 'midi', 'mac', 'aac', 'm4a'],
} as const
