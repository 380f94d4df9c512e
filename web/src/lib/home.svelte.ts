/** State shared by the whole page: the games, my rooms, and their updates. */

import { Refused } from "./api";
import { holdSight, ring } from "./bell";
import { place } from "./address";
import { connection } from "./connection.svelte";
import { notifyTurn } from "./notify";
import { server } from "./server";
import { preferences } from "./preferences.svelte";
import { say, speech } from "./speech.svelte";
import { knownRooms, rememberRooms } from "./transport";
import type { GameInfo, Me, RoomLine } from "./wire";

class Home {
  games = $state.raw<GameInfo[]>([]);
  rooms = $state.raw<RoomLine[]>(knownRooms());
  lobby = $state.raw<RoomLine[]>([]);
  private asked: Promise<GameInfo[]> | null = null;
  private lists = 0; // requests for my rooms: only the newest answer counts
  private rung = new Set<string>(); // rooms whose bell was rung for the turn that I have there

  /** Rooms where it is my turn. */
  get turns(): RoomLine[] {
    return this.rooms.filter((room) => room.my_turn);
  }

  constructor() {
    connection.signIn = () => whoAmI();
    holdSight();
    connection.onTurn = (code, mine) => void this.turned(code, mine);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Loads the list of games once; it does not change while the server runs. */
  async loadGames(): Promise<void> {
    this.asked ??= server.games();
    try {
      this.games = await this.asked;
      speech.learnOf(this.games.map((game) => game.name));
    } catch (error) {
      this.asked = null;
      throw error;
    }
  }

  async loadRooms(): Promise<void> {
    const number = ++this.lists;
    const rooms = await server.mine();
    if (number === this.lists) rememberRooms((this.rooms = rooms));
  }

  async loadLobby(): Promise<void> {
    this.lobby = await server.lobby();
  }

  /** Rings the bell once for each turn, whoever notices it first: this page or its table. */
  ring(code: string): void {
    if (!this.rung.has(code)) void ring();
    this.rung.add(code);
  }

  private async turned(code: string, mine: boolean): Promise<void> {
    this.rooms = this.rooms.map((room) => (room.code === code ? { ...room, my_turn: mine } : room));
    if (!mine) this.rung.delete(code);
    else if (document.hidden || !place.pathname.endsWith(code)) this.ring(code);
    await this.loadRooms().catch(() => {}); // unreachable: the list comes with the connection
    if (!mine) return;
    const room = this.rooms.find((line) => line.code === code);
    const people = room?.people.join(", ") ?? "";
    await notifyTurn(say("web-your-turn"), people, `/r/${code}`);
  }
}

/** The user of the cookie; on the first visit a new guest with a suggested name. */
async function whoAmI(): Promise<Me> {
  try {
    return await server.me();
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    const name =
      preferences.name || say("web-guest", { number: 100 + Math.floor(Math.random() * 900) });
    const me = await server.becomeGuest(name, speech.language);
    if (me.language === speech.language) return me;
    const { language } = speech; // chosen while the guest was being created
    return server.changeMe({ language }).catch(() => me);
  }
}

export const home = new Home();
