/** All HTTP requests to the server. */

import { call } from "./api";
import type {
  ChangeMe,
  LessonStart,
  LessonStep,
  Mute,
  NewGuest,
  Wish,
  AnalysisInfo,
  Device,
  GameInfo,
  GameLine,
  HintLine,
  History,
  LessonLine,
  Marks,
  Me,
  MyStats,
  Notebook,
  Replay,
  RoomInfo,
  RoomLine,
  RoomOptions,
  Paragraph,
  ProofInfo,
  RatingLine,
  ChatLine,
  SeatChange,
  LinkState,
  SignIn,
  SignInAsk,
  SignInCode,
  SignInLink,
  SignInOffer,
  Suspicions,
  Totals,
  MailChange,
  MailLink,
  PushSubscription,
  QuietChange,
  QuietHours,
  RoomMute,
  SummonsInfo,
} from "./wire";

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;

const SUMMONS = "/api/me/summons";

export const server = {
  me: () => call<Me>("GET", "/api/me"),
  becomeGuest: (name: string, language: string) =>
    call<Me>("POST", "/api/me", { name, language } satisfies NewGuest),
  eraseMe: () => call<undefined>("DELETE", "/api/me"),
  signInLink: () => call<SignInLink>("POST", "/api/me/links"),
  linkState: (token: string) => call<LinkState>("POST", "/api/me/links/state", { token }),
  confirmLink: (said: SignInCode) => call<undefined>("POST", "/api/me/links/confirm", said),
  refuseLink: (token: string) => call<undefined>("POST", "/api/me/links/refuse", { token }),
  signInOffer: (token: string) => call<SignInOffer>("POST", "/api/sign-in/offer", { token }),
  signInAsk: (token: string) => call<SignInAsk>("POST", "/api/sign-in/ask", { token }),
  signIn: (said: SignIn) => call<Me>("POST", "/api/sign-in", said),
  wayBack: () => call<SignInOffer | null>("GET", "/api/sign-in/back"),
  goBack: () => call<Me>("POST", "/api/sign-in/back"),
  summons: () => call<SummonsInfo>("GET", SUMMONS),
  callThisDevice: (subscription: PushSubscription) =>
    call<SummonsInfo>("PUT", `${SUMMONS}/push`, subscription),
  silenceThisDevice: () => call<SummonsInfo>("DELETE", `${SUMMONS}/push`),
  setQuiet: (quiet: QuietHours | null) =>
    call<SummonsInfo>("PUT", `${SUMMONS}/quiet`, { quiet } satisfies QuietChange),
  giveMail: (address: string) =>
    call<SummonsInfo>("PUT", `${SUMMONS}/mail`, { address } satisfies MailChange),
  removeMail: () => call<SummonsInfo>("DELETE", `${SUMMONS}/mail`),
  muteTable: (code: string, muted: boolean) =>
    call<SummonsInfo>("PUT", `${SUMMONS}/rooms/${code}`, { muted } satisfies RoomMute),
  confirmMail: (token: string) =>
    call<undefined>("POST", "/api/mail/confirm", { token } satisfies MailLink),
  stopMail: (token: string) =>
    call<undefined>("POST", `/api/mail/stop/${encodeURIComponent(token)}`),
  devices: () => call<Device[]>("GET", "/api/me/devices"),
  signOut: (device: string) => call<undefined>("DELETE", `/api/me/devices/${device}`),
  changeMe: (change: ChangeMe) => call<Me>("PATCH", "/api/me", change),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  lobby: () => call<RoomLine[]>("GET", "/api/rooms"),
  mine: () => call<RoomLine[]>("GET", "/api/rooms/mine"),
  suspicions: (id: string) =>
    call<Suspicions>("GET", `/api/games/${encodeURIComponent(id)}/suspicions`),
  makeRoom: (options: RoomOptions) => call<RoomInfo>("POST", "/api/rooms", options),
  room: (code: string) => call<RoomInfo>("GET", room(code)),
  changeOptions: (code: string, options: RoomOptions) =>
    call<RoomInfo>("PUT", `${room(code)}/options`, options),
  seat: (code: string, seat: number, change: SeatChange) =>
    call<RoomInfo>("POST", `${room(code)}/seats/${seat}`, change),
  start: (code: string) => call<RoomInfo>("POST", `${room(code)}/start`),
  abandon: (code: string, want = true) =>
    call<RoomInfo>("POST", `${room(code)}/abandon`, { want } satisfies Wish),
  rematch: (code: string, wish: Wish) => call<RoomInfo>("POST", `${room(code)}/rematch`, wish),
  mute: (code: string, user: string, muted: boolean) =>
    call<RoomInfo>("POST", `${room(code)}/mute`, { user, muted } satisfies Mute),
  hints: (code: string, seat: number) =>
    call<HintLine[]>("POST", `${room(code)}/seats/${seat}/hints`),
  notebook: (code: string, seat: number) =>
    call<Notebook>("GET", `${room(code)}/seats/${seat}/notebook`),
  mark: (code: string, seat: number, marks: Marks) =>
    call<Marks>("PUT", `${room(code)}/seats/${seat}/notebook/marks`, marks),
  myStats: (which: string) => call<MyStats>("GET", `/api/me/stats${which}`),
  totals: () => call<Totals>("GET", "/api/stats"),
  chat: (code: string) => call<ChatLine[]>("GET", `${room(code)}/chat`),
  lessons: () => call<LessonLine[]>("GET", "/api/lessons"),
  lesson: (game: string, chapter: number | null) =>
    call<LessonLine>("POST", `/api/lessons/${game}`, { chapter } satisfies LessonStart),
  lessonStep: (game: string, step: number, how: "next" | "skip") =>
    call<LessonLine>("POST", `/api/lessons/${game}/steps`, { step, do: how } satisfies LessonStep),
  leaveLesson: (game: string) => call<undefined>("DELETE", `/api/lessons/${game}`),
  rules: (game: string, language: string) =>
    call<Paragraph[]>("GET", `/api/rules/${game}?language=${language}`),
  proof: (id: string) => call<ProofInfo>("GET", `/api/games/${encodeURIComponent(id)}/proof`),
  game: (id: string) => call<GameLine>("GET", `/api/games/${encodeURIComponent(id)}`),
  analysis: (id: string) =>
    call<AnalysisInfo>("GET", `/api/games/${encodeURIComponent(id)}/analysis`),
  analyse: (id: string) =>
    call<AnalysisInfo>("POST", `/api/games/${encodeURIComponent(id)}/analysis`),
  history: (after: string | null) =>
    call<History>("GET", `/api/me/games${after ? `?after=${encodeURIComponent(after)}` : ""}`),
  ratings: () => call<RatingLine[]>("GET", "/api/me/ratings"),
  board: (game: string) => call<RatingLine[]>("GET", `/api/ratings/${game}`),
  upload: (record: string) => call<GameLine>("POST", "/api/games", record),
  replay: (id: string, eyes: number) =>
    call<Replay>("GET", `/api/games/${encodeURIComponent(id)}/replay?eyes=${eyes}`),
};
