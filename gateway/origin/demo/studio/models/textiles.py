"""Textiles and padded things, second shapes: kind=mattress-springs|rug-rolled|rug-round|curtains-tied|cushion-pompoms|
towels-rolled|office-chair-leather|office-chair-mesh|duvet-folded|bedding-set|plaid-rolled|shower-curtain-drawn.

Cloth is an array (sheets, rows, columns, 3) of points. `body` lays it along a line that is rolled up or folded, `cloth` lets it find its
rest, `sheets` makes it an object.
"""
import numpy as np
from mathutils import noise


def raw(name, verts, faces, material):
    """A smooth object of arrays of vertices and faces, whose faces already look outwards."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.asarray(verts).tolist(), [], np.asarray(faces).tolist() if isinstance(faces, np.ndarray) else faces)
    me.materials.append(material)
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def grid_faces(rows, cols, start=0, turned=False):
    """The faces of a grid of points whose first one has the number `start`."""
    a = start + (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)[None, :]).reshape(-1)
    f = np.stack([a, a + 1, a + cols + 1, a + cols], axis=1)
    return f[:, ::-1] if turned else f


def sheets(P, material, name="cloth", more=0):
    """A skin over an array (sheets, rows, columns, 3) of points; two sheets that share their edges become one body."""
    S, J, I = P.shape[:3]
    faces = np.concatenate([grid_faces(J, I, s * J * I, s == 1) for s in range(S)])
    o = raw(name, P.reshape(-1, 3), faces, material)
    if S > 1:
        join_points(o, 1e-5)
    if more:
        m = o.modifiers.new("more", "SUBSURF")
        m.levels = m.render_levels = more
    return o


def cloth(P, rest, steps, pressure=0.0, gravity=(0, 0, 0), passes=8, bend=0.2, drag=0.06, hold=None, sewn=False, seed=1, jitter=0.0):
    """Lets sheets of cloth, an array (sheets, rows, columns, 3) of points, find their rest. rest: the distance of columns and of rows;
    pressure: of the air within two sheets; hold(points): puts back what is fixed; sewn: two sheets share their edges."""
    P = P + np.random.default_rng(seed).normal(0, jitter, P.shape)
    old = P.copy()
    du, dv = rest
    S, J, I = P.shape[:3]
    diag = math.hypot(du, dv)
    links = [(0, 1, du, 1.0), (1, 0, dv, 1.0), (1, 1, diag, 0.35), (1, -1, diag, 0.35), (0, 2, 2 * du, bend), (2, 0, 2 * dv, bend)]
    pairs = []
    for dj, di, length, k in links:
        step = max(abs(dj), abs(di))
        for start in range(2 * step):
            lines = np.arange(start, (J - dj) if dj else (I - di))
            lines = lines[(lines - start) % (2 * step) == 0]
            rows, cols = (lines, np.arange(max(0, -di), I - max(0, di))) if dj else (np.arange(J), lines)
            if len(rows) and len(cols):
                pairs.append((np.ix_(range(S), rows, cols), np.ix_(range(S), rows + dj, cols + di), length, k))
    edge = np.zeros((J, I), bool)
    edge[0] = edge[-1] = edge[:, 0] = edge[:, -1] = True
    for _ in range(steps):
        force = np.zeros_like(P) + np.array(gravity)
        if pressure:
            n = np.cross(np.gradient(P, axis=2), np.gradient(P, axis=1))
            n[1::2] *= -1
            force += n / (du * dv) * pressure
        old, P = P.copy(), P + (P - old) * (1 - drag) + force * 1e-4
        for _ in range(passes):
            for a, b, length, k in pairs:
                d = P[b] - P[a]
                l = np.linalg.norm(d, axis=3, keepdims=True) + 1e-9
                d *= (l - length) / l * 0.5 * k
                P[a] += d
                P[b] -= d
            if sewn:
                P[:, edge] = P[:, edge].mean(axis=0)
            if hold:
                hold(P)
    return P


def smooth(P):
    """Takes out what alternates from point to point, but keeps the edges."""
    Q = P.copy()
    around = P[:, 2:, 1:-1] + P[:, :-2, 1:-1] + P[:, 1:-1, 2:] + P[:, 1:-1, :-2]
    Q[:, 1:-1, 1:-1] = P[:, 1:-1, 1:-1] * 0.5 + 0.125 * around
    return Q


def grid(w, d, nu, nv, z=0.0):
    """Level points about the origin."""
    x, y = np.meshgrid(np.linspace(-w / 2, w / 2, nu + 1), np.linspace(-d / 2, d / 2, nv + 1))
    return np.stack([x, y, np.full_like(x, z)], axis=2)


def tilted(P, degrees):
    """Points turned about the x axis."""
    a = math.radians(degrees)
    Q = P.copy()
    Q[..., 1] = P[..., 1] * math.cos(a) - P[..., 2] * math.sin(a)
    Q[..., 2] = P[..., 1] * math.sin(a) + P[..., 2] * math.cos(a)
    return Q


def stuffed(w, d, pressure=3.0, n=48, steps=120, bend=0.2, seed=1, lean=None):
    """The sheets of a stuffed cushion; lean: it stands on its edge, this many degrees from lying, and leans on a wall."""
    m = round(n * d / w)
    rest = (w / n, d / m)
    P = np.stack([grid(w, d, n, m, 0.004), grid(w, d, n, m, -0.004)])
    P = cloth(P, rest, steps, pressure, sewn=True, bend=bend, seed=seed, jitter=0.001)
    if lean is not None:
        P = tilted(P, lean)
        P[..., 2] -= P[..., 2].min() + 0.012
        a = math.radians(lean)
        # The wall's plane touches the back of the cushion, which sinks a little onto the ground.
        back = (P[..., 1] * math.sin(a) - P[..., 2] * math.cos(a)).max() - 0.004

        def hold(Q):
            Q[..., 2] = np.maximum(Q[..., 2], 0)
            over = np.maximum(Q[..., 1] * math.sin(a) - Q[..., 2] * math.cos(a) - back, 0)
            Q[..., 1] -= over * math.sin(a)
            Q[..., 2] += over * math.cos(a)

        P = cloth(P, rest, steps // 3, pressure, (0, 0, -0.6), sewn=True, bend=bend, hold=hold, seed=seed)
    return smooth(P)


def evenly(points, count, around=True):
    """So many points at even distances along a line."""
    Q = np.concatenate([points, points[:1]]) if around else points
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1))])
    t = np.linspace(0, s[-1], count + around)[:count]
    return np.stack([np.interp(t, s, Q[:, k]) for k in range(Q.shape[1])], axis=1)


def border(P):
    """The points along the edge of the first sheet, around it."""
    return np.concatenate([P[0, 0, :-1], P[0, :-1, -1], P[0, -1, :0:-1], P[0, :0:-1, 0]])


def tufts(roots, ways, length, radius, material, seed=1, bent=0.5, blunt=0.85, name="tufts"):
    """Yarns: three-sided, bent at random. ways: their directions; blunt: how far they reach before they end in a point."""
    rnd = np.random.default_rng(seed)
    N = len(roots)
    long = length * rnd.uniform(0.75, 1.1, (N, 1))
    way = ways / np.linalg.norm(ways, axis=1, keepdims=True)
    side = np.cross(way, rnd.normal(size=(N, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(way, side)
    turn = rnd.uniform(0, 2 * math.pi, (N, 1))
    lean = (side * np.cos(turn) + other * np.sin(turn)) * long * bent
    parts = []
    for f, thick in ((0.0, 1.0), (0.45, 1.0), (blunt, 0.85)):
        middle = roots + way * long * f + lean * f * f
        for k in range(3):
            t = 2 * math.pi * k / 3
            parts.append(middle + (side * math.cos(t) + other * math.sin(t)) * radius * thick)
    parts.append(roots + way * long * 0.98 + lean)
    verts = np.stack(parts, axis=1).reshape(-1, 3)
    one = [(3 * j + k, 3 * j + (k + 1) % 3, 3 * j + 3 + (k + 1) % 3) for j in range(2) for k in range(3)]
    one += [(3 * j + k, 3 * j + 3 + (k + 1) % 3, 3 * j + 3 + k) for j in range(2) for k in range(3)]
    one += [(6 + k, 6 + (k + 1) % 3, 9) for k in range(3)]
    faces = (np.arange(N)[:, None, None] * 10 + np.array(one)[None]).reshape(-1, 3)
    return raw(name, verts, faces, material)


def spaced(length, edge, n, m=6):
    """Places from one end to the other, closer together where the ends are rounded."""
    e = edge * (1 - np.cos(np.linspace(0, math.pi / 2, m + 1)))
    return np.concatenate([e, np.linspace(edge, length - edge, n + 1)[1:-1], length - e[::-1]]) - length / 2


def rounding(x, length, edge):
    """1, and towards both ends the height of a quarter of a circle."""
    q = np.clip((edge - (length / 2 - np.abs(x))) / edge, 0, 1)
    return np.sqrt(np.maximum(0, 1 - q * q))


def length_of(points):
    """The length of a line."""
    return np.linalg.norm(np.diff(points, axis=0), axis=1).sum()


def along_line(points, at):
    """The points of a (y, z) line at these distances from its middle."""
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    t = at + s[-1] / 2
    return np.stack([np.interp(t, s, points[:, k]) for k in range(2)], axis=1)


def normals_of(path):
    """The normals of a (y, z) line, to its left."""
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    return np.stack([-t[:, 1], t[:, 0]], axis=1)


def body(path, xs, above, below):
    """Two sheets on both sides of a (y, z) path, at the places xs across it; above and below: (rows, columns)."""
    n = normals_of(path)
    J, I = len(path), len(xs)
    P = np.zeros((2, J, I, 3))
    P[..., 0] = xs
    for s, half in ((0, above), (1, -below)):
        P[s, :, :, 1] = path[:, :1] + n[:, :1] * half
        P[s, :, :, 2] = path[:, 1:] + n[:, 1:] * half
    return P


def wobbled(P, amount, scale, seed=0):
    """Points moved by a slow noise."""
    Q = P.reshape(-1, 3)
    d = np.array([noise.noise_vector(Vector((x * scale + seed, y * scale, z * scale))) for x, y, z in Q])
    return (Q + d * amount).reshape(P.shape)


def spiral(flat, radius, pitch, turns, n=60):
    """A (y, z) line: `flat` on the ground, then rolled up."""
    a = np.linspace(0, 2 * math.pi * turns, int(n * turns))
    r = radius - pitch * a / (2 * math.pi)
    line = np.stack([r * np.sin(a), radius - r * np.cos(a)], axis=1)
    if flat:
        y = np.linspace(-flat, 0, int(flat / 0.01))[:-1]
        line = np.concatenate([np.stack([y, 0 * y], axis=1), line])
    return line


def zigzag(length, pitch, layers, every=0.01):
    """A (y, z) line folded to and fro, its folds rounded; it begins below, at the back."""
    out, r = [], pitch / 2
    for k in range(layers):
        s = 1 if k % 2 else -1
        ext = length / 2 - r
        y0, y1 = (-s * ext, s * ext)
        y = np.linspace(y0, y1, int(length / every))
        out.append(np.stack([y, np.full_like(y, pitch * (k + 0.5))], axis=1))
        if k < layers - 1:
            a = np.linspace(-math.pi / 2, math.pi / 2, max(10, int(math.pi * r / every)) + 2)[1:-1]
            out.append(np.stack([y1 + s * r * np.cos(a), pitch * (k + 1) + r * np.sin(a)], axis=1))
    return np.concatenate(out)


def fringe(width, y, z, count, length, radius, material):
    """Twisted bundles of yarn along an edge that lies at y and z, each with its knot; their ends lie on the ground."""
    rnd = np.random.default_rng(3)
    for k in range(count):
        x = width * (k / (count - 1) - 0.5)
        lean, swing, end = rnd.normal(0, 0.1 * length), rnd.normal(0, 0.05 * length), y - length * rnd.normal(1, 0.05)
        pts = [(x, y + 0.004, z), (x + lean * 0.2, y - 0.18 * length, z * 0.75)]
        pts += [(x + lean * 0.5 + swing, (y + end) / 2, radius * 1.1), (x + lean, end, radius)]
        tube(pts, [0.72 * radius, 0.8 * radius, radius, 0.84 * radius], material, n=6, name="fringe")
        ball(radius * 1.24, (x, y - 0.1 * length, z * 0.9), material)


def diamonds(x, y, every):
    """Quilting: cushions between two families of seams, 0 at a seam and 1 in the middle."""
    a, b = (x + y) / every, (x - y) / every
    return (np.abs(np.sin(math.pi * a)) * np.abs(np.sin(math.pi * b))) ** 0.45


def edge_line(w, d, r, every):
    """Points along a rectangle with round corners, evenly spaced, and their outward normals; it ends where it starts."""
    q = np.array(rounded(w, d, r, 16))
    count = round(length_of(np.concatenate([q, q[:1]])) / every)
    p = evenly(q, count)
    t = np.roll(p, -1, axis=0) - np.roll(p, 1, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = np.stack([t[:, 1], -t[:, 0]], axis=1)
    return np.concatenate([p, p[:1]]), np.concatenate([n, n[:1]])


def wall(w, d, r, z0, z1, bulge, material, quilt=None, every=0.012, name="wall"):
    """The side of a mattress: bulge(share of the height), quilt(way, share) how far it stands out."""
    p, n = edge_line(w, d, r, every)
    f = np.linspace(0, 1, max(6, int((z1 - z0) / every) + 1))
    way = np.arange(len(p)) * every
    out = np.array([[bulge(g) for g in f]] * len(p))
    if quilt:
        out = out + quilt(way[:, None], f[None, :])
    P = np.zeros((1, len(p), len(f), 3))
    P[0, :, :, :2] = p[:, None] + n[:, None] * out[..., None]
    P[0, :, :, 2] = z0 + (z1 - z0) * f
    # It closes where it starts.
    return sheets(P[:, :, ::-1], material, name)


def tape(w, d, r, z, thick, material, flat=1.0):
    """A bound edge around a mattress."""
    p, _ = edge_line(w, d, r, 0.02)
    pts = [(x, y, z) for x, y in p]
    tube(pts + pts[1:2], thick, material, round_=False, closed=True, flat=flat)


def mattress_springs():
    """A mattress with a quilted pillow top, bound edges and handles."""
    w, d, r, h = 1.4, 1.9, 0.09, 0.34
    top = fabric("paint", scale=240, bump=0.25)
    side = fabric("paint-side", (0.8, 0.8, 0.8), 240, 0.25)
    trim = fabric("trim", (0.1, 0.103, 0.113), 300, 0.4)
    swell = lambda f: 0.012 * max(0, math.sin(math.pi * f)) ** 0.5
    seam = lambda way, f: 0.02 * diamonds(way, f * 0.2, 0.136) * np.sqrt(np.maximum(0, np.sin(math.pi * f)))
    wall(w, d, r, 0.02, 0.215, swell, side, seam, 0.009)
    tape(w + 0.012, d + 0.012, r, 0.02, 0.012, trim)
    tape(w + 0.012, d + 0.012, r, 0.215, 0.012, trim)
    wall(w - 0.02, d - 0.02, r, 0.205, 0.245, lambda f: 0, trim)
    box((w - 0.04, d - 0.04, 0.2), (0, 0, 0.11), trim, 0.03)
    tape(w + 0.004, d + 0.004, r, 0.247, 0.011, trim)
    # The pillow on top: its side swells and goes over into the quilted panel.
    e = 0.075
    xs, ys = spaced(w, e, 150, 9), spaced(d, e, 200, 9)
    X, Y = np.meshgrid(xs, ys)
    cx, cy = np.clip((np.abs(X) - (w / 2 - r)) / r, 0, 1), np.clip((np.abs(Y) - (d / 2 - r)) / r, 0, 1)
    px = np.sign(X) * (np.minimum(np.abs(X), w / 2 - r) + r * cx * np.sqrt(1 - cy * cy / 2))
    py = np.sign(Y) * (np.minimum(np.abs(Y), d / 2 - r) + r * cy * np.sqrt(1 - cx * cx / 2))
    qx, qy = np.maximum(np.abs(px) - (w / 2 - r), 0), np.maximum(np.abs(py) - (d / 2 - r), 0)
    inner = np.minimum(np.minimum(w / 2 - np.abs(px), d / 2 - np.abs(py)), np.where((qx > 0) & (qy > 0), r - np.hypot(qx, qy), 9))
    q = np.clip(1 - inner / e, 0, 1)
    fall = np.sqrt(np.maximum(0, 1 - q * q))
    puff = diamonds(X, Y, 0.235) * np.clip(inner / 0.1, 0, 1) ** 0.5
    Z = 0.25 + (h - 0.045 - 0.25) * fall + 0.045 * puff
    P = np.stack([px, py, Z], axis=2)[None]
    P = wobbled(P, 0.006, 2.2)
    sheets(P, top)
    # Handles of strap, air vents.
    for s in (-1, 1):
        for y in (-0.48, 0.48):
            x = s * (w / 2 + 0.026)
            pts = [(x - s * 0.006, y - 0.13, 0.12), (x, y - 0.11, 0.12), (x + s * 0.012, y - 0.05, 0.12), (x + s * 0.014, y, 0.12)]
            pts += [(a, 2 * y - b, c) for a, b, c in pts[-2::-1]]
            sections = []
            for a, b, c in curve(pts, 8):
                sections.append([(a + s * u, b, c + v) for u, v in rounded(0.006, 0.045, 0.003, 3)])
            loft(sections, trim, "handle")
            for b in (y - 0.12, y + 0.12):
                box((0.01, 0.035, 0.06), (x - s * 0.002, b, 0.12), trim, 0.004)
        for y in (-0.12, 0.12):
            o = turned_front([(0.017, 0), (0.017, 0.003), (0.013, 0.005), (0.008, 0.003), (0.008, 0.001), (0, 0.001)], (0, 0, 0), BRUSHED(), 40)
            o.rotation_euler = (math.radians(90), 0, math.radians(90 * s))
            o.location = (s * (w / 2 + 0.024), y, 0.12)


def rug_rolled():
    """A shaggy rug, half rolled up: its back is seen."""
    rnd = np.random.default_rng(6)
    w, flat, R, pitch, turns = 0.9, 0.8, 0.14, 0.052, 1.9
    line = spiral(flat, R, pitch, turns)
    L = length_of(line)
    s = spaced(L, 0.004, int(L / 0.012), 3)
    path = along_line(line, s)
    xs = spaced(w, 0.004, 90, 3)
    thin = np.outer(rounding(s, L, 0.004), rounding(xs, w, 0.004)) * 0.004
    P = body(path, xs, thin, thin)
    P[..., 2] += 0.004
    sheets(P, fabric("paint-back", (0.5, 0.5, 0.5), 190, 0.9))
    f = fabric("paint", scale=300, bump=0.4)
    # The pile: yarns on the upper side; within the roll only at its ends, where they are seen.
    n = normals_of(path)
    count = 44000
    at = rnd.uniform(-L / 2 + 0.004, L / 2 - 0.004, count)
    x = rnd.uniform(-w / 2 + 0.003, w / 2 - 0.003, count)
    inside = at > -L / 2 + flat + 0.12
    keep = ~inside | (np.abs(x) > w / 2 - 0.07)
    at, x, inside = at[keep], x[keep], inside[keep]
    p = along_line(line, at)
    nn = np.stack([np.interp(at, s, n[:, k]) for k in range(2)], axis=1)
    roots = np.stack([x, p[:, 0] + nn[:, 0] * 0.003, p[:, 1] + nn[:, 1] * 0.003 + 0.004], axis=1)
    ways = np.stack([0 * x, nn[:, 0], nn[:, 1]], axis=1)
    # Neighbours lean together, as brushed by hands.
    stir = lambda a, b, scale: noise.noise_vector(Vector((a * scale, b * scale, scale)))
    drift = np.array([stir(a, b, 4) + stir(a, b, 14) * 0.8 for a, b in zip(x, at)])
    ways = ways + drift * np.where(inside, 0.25, 0.9)[:, None]
    tufts(roots, ways, 0.036, 0.0044, f, 2, 0.9, 0.97)
    # A base of the colour under the pile.
    base = body(path, xs[2:-2], np.full((len(path), len(xs) - 4), 0.008), np.full((len(path), len(xs) - 4), -0.0045))[:1]
    base[..., 2] += 0.004
    sheets(base, f)
    # Its fringe, and the bound edges.
    wool = fabric("cream", (0.74, 0.68, 0.57), 420, 0.6)
    fringe(w - 0.01, -flat, 0.006, 52, 0.075, 0.0052, wool)
    for e in (-w / 2, w / 2):
        tube([(e, y, z + 0.004) for y, z in path[::2]], 0.0058, wool, round_=False)


def rug_round():
    """A round rug of a braid that is wound from its middle, with two rings of another colour and a fringe."""
    rows, each, cols = 13, 11, 1440
    wide = 0.05
    R = rows * wide
    r = np.linspace(0.0, R, rows * each + 1)[:, None]
    th = np.linspace(0, 2 * math.pi, cols + 1)[None, :]
    k = np.minimum(np.floor(r / wide), rows - 1)
    q = (r / wide - k) * 2 - 1
    # As many crossings in each ring as its length asks for.
    turns = np.maximum(3, np.round(2 * math.pi * (k + 0.5) * wide / 0.085))
    a = turns * th + k * 2.4
    round_ = np.sqrt(np.maximum(0, 1 - q * q))
    strand_ = np.abs(np.sin(a + np.abs(q) * 1.9 + (q > 0) * math.pi / 2)) ** 0.6
    z = 0.004 + 0.02 * round_ ** 0.8 * (0.5 + 0.5 * strand_)
    r = r * (1 + 0.004 * np.sin(5 * th + 1) + 0.003 * np.sin(11 * th))
    P = np.stack([r * np.cos(th), r * np.sin(th), z], axis=2)[None]
    P = wobbled(P, 0.0012, 60)
    jute = fabric("paint", scale=420, bump=0.9)
    cream = fabric("cream", (0.74, 0.68, 0.57), 420, 0.9)
    o = sheets(P, jute)
    o.data.materials.append(cream)
    pale = np.isin(np.repeat(np.arange(rows), each), (5, 9, 10))
    o.data.polygons.foreach_set("material_index", np.repeat(pale, cols).astype(int))
    lathe([(0, 0.0), (R - 0.006, 0.0), (R - 0.002, 0.006)], jute, n=180)
    rnd = np.random.default_rng(5)
    for j in range(150):
        t = 2 * math.pi * j / 150 + rnd.normal(0, 0.003)
        lean = rnd.normal(0, 0.012)
        at = lambda far, high, bend=0.0: ((R + far) * math.cos(t + bend), (R + far) * math.sin(t + bend), high)
        pts = [at(-0.006, 0.009), at(0.016, 0.0075), at(0.045, 0.005, lean * 0.5), at(rnd.normal(0.075, 0.004), 0.0045, lean)]
        tube(pts, [0.0036, 0.0042, 0.0052, 0.0044], cream, n=6)
        ball(0.0062, at(0.006, 0.0085), cream)


def tied(side, w, h, material, folds=8):
    """One curtain, drawn aside by a band to its outer edge, which is at x = 0; side: 1 for the right one."""
    nu, nv = 260, 150
    # The share of the way from the outer edge, and of the way down.
    u = np.linspace(0, 1, nu + 1)[None, :]
    v = np.linspace(0, 1, nv + 1)[:, None]
    tie = 0.62
    top, waist, foot = w, 0.13, w * 0.56
    up = np.clip(v / tie, 0, 1)
    down = np.clip((v - tie) / (1 - tie), 0, 1)
    # Above the band each fold hangs before it turns to the side, the inner ones more.
    s = up ** (1.6 + 1.7 * u)
    x_top, x_tie = u * top, 0.035 + u * waist
    x_foot = u * foot
    open_ = 1 - (1 - np.clip(down * 1.15, 0, 1)) ** 2.2
    x = np.where(v <= tie, x_top + (x_tie - x_top) * s, x_tie + (x_foot - x_tie) * open_)
    z = h * (1 - v)
    narrow = np.where(v <= tie, s, 1 - open_)
    depth = 0.035 + 0.03 * narrow
    a = 2 * math.pi * folds * u + 0.35 * np.sin(5 * u + 2) + 0.5 * np.sin(3 * v + 4 * u) * down
    y = depth * np.sin(a) * (1 - 0.25 * narrow) + 0.012 * np.sin(2.3 * a + 3 * v) * (1 - narrow)
    # At the band the folds lie on top of each other as a round bundle.
    y = y - 0.05 * narrow * np.sin(math.pi * u)
    x = x + 0.105 * depth * np.cos(a)
    P = np.stack([-side * x, y + 0 * x, z + 0 * x], axis=2)[None]
    P = wobbled(P, 0.012, 3.0, side * 5)
    if side > 0:
        P = P[:, :, ::-1]
    o = sheets(P, material)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = 0.003, 0
    return o


def curtains_tied():
    """A pair of curtains on rings, held by bands."""
    f = fabric(scale=300, bump=0.25)
    rod = mat("rod", (0.55, 0.42, 0.24), 0.3, 1.0)
    w, h, z = 0.82, 2.3, 2.36
    for s in (-1, 1):
        tied(s, w, h, f).location = (s * 0.86, 0, 0)
        band = []
        for k in range(41):
            t = 2 * math.pi * k / 40
            band.append((s * (0.86 - 0.1 - 0.095 * math.cos(t)), -0.01 - 0.1 * math.sin(t), h * 0.38 + 0.035 * math.cos(t)))
        sections = [[(x, y, zz - 0.035), (x, y * 1.06, zz), (x, y, zz + 0.035), (x, y * 0.9, zz)] for x, y, zz in band]
        loft(sections, f, "band", caps=False)
        tube([(s * 0.86 - s * 0.005, 0.0, h * 0.38 + 0.035), (s * 0.9, 0.03, h * 0.39), (s * 0.93, 0.08, h * 0.39)], 0.006, rod)
        ball(0.02, (s * 0.935, 0.085, h * 0.39), rod)
        ball(0.036, (s * 1.02, 0, z), rod)
        lathe([(0.018, 0), (0.024, 0.004), (0.024, 0.016), (0.018, 0.02)], rod).location = (s * 0.97, 0, z)
        for k in range(8):
            x = s * (0.86 - w * (k + 0.06) / 7.1)
            ring((x, 0, z - 0.016), 0.03, 0.0035, rod, (90, 0, 80))
    tube([(-1.0, 0, z), (1.0, 0, z)], 0.015, rod, round_=False)


def pompoms(places, radius, material, each=400, seed=3):
    """Balls of yarn."""
    rnd = np.random.default_rng(seed)
    k = len(places)
    ways = rnd.normal(size=(k * each, 3))
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    roots = np.repeat(np.asarray(places), each, axis=0) + ways * radius * 0.3
    tufts(roots, ways, radius * 0.68, radius * 0.055, material, seed, 0.25, 0.95, "pompoms")
    for p in places:
        ball(radius * 0.72, tuple(p), material)


def cushion_pompoms():
    """A cushion on its edge, pompoms along its seam."""
    P = stuffed(0.45, 0.45, 2.6, lean=74, steps=110, n=56, seed=4)
    sheets(P, fabric(scale=260, bump=0.5), more=1)
    e = border(P)
    wool = fabric("pompom", (0.8, 0.76, 0.68), 300, 0.2)
    seam = evenly(e, 40)
    c = P[0].reshape(-1, 3).mean(0)
    out = seam - c
    seam = seam + out / np.linalg.norm(out, axis=1, keepdims=True) * 0.013
    seam[:, 2] = np.maximum(seam[:, 2], 0.0185)
    pompoms(seam, 0.0185, wool)
    tube([tuple(p) for p in np.concatenate([e, e[:1]])], 0.003, fabric(scale=260, bump=0.5), round_=False)


def towel(at, turn, length, seed):
    """A rolled towel that lies along y; turn: where its end is, in degrees."""
    pitch, R, turns = 0.0175, 0.062, 3.1
    line = spiral(0, R, pitch, turns, 80)
    L = length_of(line)
    s = spaced(L, 0.008, int(L / 0.004), 5)
    path = along_line(line, s)
    xs = spaced(length, 0.008, int(length / 0.004), 5)
    half = np.outer(rounding(s, L, 0.008), rounding(xs, length, 0.008)) * (pitch / 2 * 0.93)
    # The woven border near the end that is outside.
    way = (s + L / 2)[:, None]
    band = (np.abs(way - 0.056) < 0.013) | (np.abs(way - 0.031) < 0.0035)
    half = np.maximum(half - np.where(band, 0.0022, 0), 0)
    P = body(path, xs, half, half)
    P[..., 2] -= R
    Q = tilted(P, turn)
    # Turns of a roll are never quite flush.
    Q[..., 0] += (0.004 * np.sin(np.linspace(0, 9, len(s)) + seed))[None, :, None]
    Q = wobbled(Q, 0.005, 9, seed * 3.1)
    Q = np.where(band[None, :, :, None], Q, wobbled(Q, 0.0017, 190, seed))
    # It lies along y.
    x, y = Q[..., 0].copy(), Q[..., 1].copy()
    Q[..., 0], Q[..., 1] = -y, x
    Q += np.array(at)
    o = sheets(Q, fabric(scale=420, bump=1.0))
    o.data.materials.append(fabric("paint-border", (0.6, 0.6, 0.6), 700, 0.25, 0.7))
    mid = (band[:-1, 0] & band[1:, 0])[:, None] | np.zeros((1, len(xs) - 1), bool)
    o.data.polygons.foreach_set("material_index", np.concatenate([mid.reshape(-1)] * 2).astype(int))
    return o


def towels_rolled():
    """Three rolled towels, one on top of two."""
    r = 0.066
    for k, (x, z, turn) in enumerate(((-r, r, 150), (r, r, -60), (0.0, r * 2.68, 88))):
        towel((x, 0.006 * (k - 1), z), turn, 0.3, k + 2)


def pad(path, wide, thick, leather, n=44, edge=0.05, shape=None):
    """A padded part over a (y, z) path: wide and thick of the share of the way; shape(across -1 to 1, way): its seams and bolsters."""
    line = np.array(curve(path, 10))
    L = length_of(line)
    s = spaced(L, edge, 70, 8)
    p = along_line(line, s)
    t = spaced(2, 0.12, n, 8)
    f = (s + L / 2) / L
    env = np.outer(rounding(s, L, edge), rounding(t, 2, 0.12))
    # Corners in plan are round.
    W = np.array([wide(k) for k in f])
    W = W * (1 - 0.16 * (1 - rounding(s, L, edge * 1.5)))
    T = np.array([thick(k) for k in f])[:, None]
    A, B = np.meshgrid(t, f)
    front = env * T * (shape(A, B) if shape else 1)
    P = body(p, t, front, env * T * 0.45)
    P[..., 0] *= W[None, :, None] / 2
    o = sheets(P, leather, more=1)
    b = border(P)
    tube([tuple(q) for q in np.concatenate([b, b[:1]])], 0.0045, leather, round_=False)
    return P


def chair_foot(metal):
    """Mechanism, gas lift, star and castors of an office chair."""
    black = BLACK()
    box((0.24, 0.3, 0.035), (0, 0.0, 0.43), black, 0.012)
    box((0.16, 0.2, 0.05), (0, 0.0, 0.4), black, 0.015)
    tube([(0.1, 0.0, 0.41), (0.22, 0.0, 0.405), (0.27, 0.0, 0.4)], [0.006, 0.006, 0.011], black)
    lathe([(0.014, 0.2), (0.014, 0.4)], CHROME())
    lathe([(0.03, 0.09), (0.027, 0.3), (0.02, 0.305), (0.0145, 0.305)], black)
    lathe([(0, 0.075), (0.045, 0.075), (0.05, 0.085), (0.046, 0.125), (0.034, 0.135), (0.03, 0.135)], metal)
    for k in range(5):
        a = math.radians(72 * k + 20)
        c, q = math.cos(a), math.sin(a)
        sections = []
        for f in [j / 10 for j in range(11)]:
            r = 0.03 + 0.3 * f
            z = 0.112 - 0.03 * f ** 1.3
            w_, h_ = 0.027 - 0.011 * f, 0.02 - 0.008 * f
            sections.append([(r * c - y * q, r * q + y * c, z + zz) for y, zz in rounded(2 * w_, 2 * h_, min(w_, h_) * 0.8, 5)])
        loft(sections, metal, "leg")
        ball(0.019, (0.332 * c, 0.332 * q, 0.082), metal, (1, 1, 0.8))
        lathe([(0.006, 0.04), (0.006, 0.08)], CHROME(), at=(0.332 * c, 0.332 * q, 0))

        def castor():
            for y in (-1, 1):
                o = lathe([(0, -0.011), (0.02, -0.011), (0.028, -0.007), (0.0285, 0.006), (0.022, 0.011), (0, 0.011)], black, n=48)
                o.rotation_euler = (math.radians(90), 0, 0)
                o.location = (0.012, y * 0.0145, 0.0285)
            o = lathe([(0, -0.024), (0.0315, -0.024), (0.0315, 0.024), (0, 0.024)], black, span=(0.0, 0.42), n=60)
            o.rotation_euler = (math.radians(90), 0, 0)
            o.location = (0.012, 0, 0.0285)
            ball(0.012, (0, 0, 0.05), black, (1, 1, 0.8))

        placed(castor, (0.332 * c, 0.332 * q, 0), (0, 0, 72 * k + 65))


def office_chair_leather():
    """A padded chair with a high back."""
    leather = mat("paint", (0.8, 0.8, 0.8), 0.4, coat=0.12, bump=0.18, scale=260)
    black, alu = BLACK(), mat("polished", (0.66, 0.67, 0.68), 0.2, 1.0)
    arch = lambda f, a, b: np.sin(math.pi * np.clip((f - a) / (b - a), 0, 1)) ** 0.5
    swell = lambda f, marks: sum(np.where((f >= a) & (f < b), arch(f, a, b), 0) for a, b in zip(marks, marks[1:]))
    marks = (0.0, 0.17, 0.34, 0.51, 0.68, 1.0)

    def back_shape(x, f):
        middle = np.clip((0.78 - np.abs(x)) / 0.05, 0, 1)
        rows = 0.68 + 0.32 * swell(f, marks)
        bolster = 1.12 - 0.45 * np.exp(-(((np.abs(x) - 0.75) / 0.035) ** 2))
        hollow = 1 - 0.16 * np.cos(x * math.pi / 2) ** 2 * (f < 0.68)
        return np.where(np.abs(x) < 0.75, rows * middle + (1 - middle) * 0.66, bolster * (0.92 + 0.08 * rows)) * hollow

    def seat_shape(x, f):
        bolster = 1.08 - 0.4 * np.exp(-(((np.abs(x) - 0.72) / 0.035) ** 2))
        rows = 0.76 + 0.24 * swell(f, (-0.2, 0.3, 0.62, 1.1))
        return np.where(np.abs(x) < 0.72, rows, bolster)

    seat = [(-0.285, 0.435), (-0.25, 0.478), (-0.15, 0.488), (0.05, 0.478), (0.22, 0.482)]
    pad(seat, lambda f: 0.53 - 0.03 * f, lambda f: 0.082, leather, shape=seat_shape)
    back = [(0.235, 0.52), (0.205, 0.64), (0.215, 0.78), (0.262, 0.95), (0.318, 1.1), (0.338, 1.24)]
    width = along([(0, 0.46), (0.2, 0.53), (0.5, 0.545), (0.75, 0.49), (1, 0.4)])
    head = lambda f: math.sin(math.pi * min(1, max(0, (f - 0.68) / 0.32)))
    pad(back, width, lambda f: 0.078 + 0.016 * head(f), leather, shape=back_shape, edge=0.06)
    # Arms: a loop of steel from the seat to the back, a pad on top.
    for s in (-1, 1):
        x = s * 0.315
        loop = [(s * 0.2, -0.1, 0.425), (x - s * 0.02, -0.1, 0.42), (x, -0.13, 0.46), (x, -0.185, 0.6), (x, -0.175, 0.69), (x, -0.12, 0.715)]
        loop += [(x, 0.05, 0.705), (x, 0.17, 0.7), (x - s * 0.015, 0.235, 0.715), (s * 0.235, 0.262, 0.73)]
        tube(loop, 0.0145, alu, n=10, flat=1.0)
        arm = [(-0.165, 0.722), (-0.1, 0.735), (0.03, 0.728), (0.13, 0.718)]
        before = set(bpy.data.objects)
        pad(arm, lambda f: 0.082 - 0.01 * f, lambda f: 0.026, leather, n=12, edge=0.025)
        for o in set(bpy.data.objects) - before:
            o.location.x += x
    box((0.14, 0.03, 0.2), (0, 0.262, 0.5), black, 0.012, turn=(-4, 0, 0))
    box((0.14, 0.18, 0.025), (0, 0.19, 0.415), black, 0.01)
    chair_foot(alu)


def office_chair_mesh():
    """A chair with a back of mesh in a frame, a headrest and arms that can be set."""
    black = mat("frame", (0.025, 0.025, 0.027), 0.45)
    cloth = fabric("paint", scale=420, bump=0.5)
    net = fabric("paint-net", (0.8, 0.8, 0.8), 500, 0.2)
    line = np.array(curve([(0.245, 0.53), (0.205, 0.64), (0.21, 0.76), (0.25, 0.92), (0.3, 1.06)], 12))
    L = length_of(line)
    width = along([(0, 0.37), (0.25, 0.45), (0.6, 0.47), (1, 0.4)])

    def at(x, f):
        """A place of the net: across from -1 to 1, and the share of the way up."""
        y, z = along_line(line, np.array([(f - 0.5) * L]))[0]
        return (x * width(f) / 2, y + 0.05 * (1 - x * x), z)

    # Strands of the net, from one side of the frame to the other, and a few upright ones.
    parts = []
    rows = 52
    for k in range(rows):
        f = (k + 0.5) / rows
        n = 22
        verts = []
        for i in range(n + 1):
            x, y, z = at(2 * i / n - 1, f)
            for dz in (-0.0034, 0.0034):
                verts.append((x, y, z + dz))
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
        parts.append((verts, faces))
    o = merged("net", parts, net)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness = 0.0016
    for k in range(25):
        tube([at(-0.9 + 0.075 * k, j / 24) for j in range(25)], 0.0012, net, round_=False)
    # The frame around it.
    left = [at(-1 + 0.16 * (1 - rounding(f * 2 - 1, 2, 0.18)), f) for f in [j / 40 for j in range(41)]]
    loop = left + [(-x, y, z) for x, y, z in left[::-1]]
    tube(loop + loop[:2], 0.0135, black, round_=False, closed=True)
    # Its spine, the lumbar support, the headrest.
    spine = [(0, 0.2, 0.425), (0, 0.3, 0.45), (0, 0.335, 0.6), (0, 0.325, 0.78), (0, 0.335, 0.95), (0, 0.35, 1.05)]
    tube(spine, [0.026, 0.026, 0.022, 0.02, 0.018, 0.016], black)
    for z, y in ((0.58, 0.3), (0.99, 0.315)):
        tube([(x, y + a, z) for x, a in ((-0.2, -0.045), (-0.1, -0.005), (0, 0.02), (0.1, -0.005), (0.2, -0.045))], 0.0105, black)
    tube([(0, 0.345, 1.03), (0, 0.372, 1.13), (0, 0.36, 1.2)], [0.013, 0.012, 0.011], black)
    box((0.06, 0.03, 0.05), (0, 0.352, 1.2), black, 0.01)
    head = [(0.318, 1.125), (0.3, 1.19), (0.318, 1.262)]
    before = set(bpy.data.objects)
    pad(head, lambda f: 0.29, lambda f: 0.05, cloth, n=30, edge=0.045)
    for o in set(bpy.data.objects) - before:
        for v in o.data.vertices:
            v.co.y -= 1.1 * v.co.x ** 2 - 0.012
    pad([(0.2, 0.6), (0.188, 0.665), (0.198, 0.73)], lambda f: 0.3, lambda f: 0.018, cloth, n=30, edge=0.035)
    seat = [(-0.28, 0.445), (-0.24, 0.478), (-0.14, 0.484), (0.05, 0.475), (0.21, 0.478)]
    swell = lambda x, f: 0.86 + 0.14 * np.cos(x * math.pi / 2) ** 0.6
    pad(seat, lambda f: 0.51 - 0.05 * f, lambda f: 0.055, cloth, shape=swell, edge=0.06)
    box((0.44, 0.42, 0.03), (0, -0.02, 0.452), black, 0.014)
    for s in (-1, 1):
        x = s * 0.3
        arm = [(s * 0.16, 0.02, 0.43), (s * 0.26, 0.02, 0.432), (x, 0.02, 0.46), (x, 0.02, 0.54)]
        tube(arm, [0.02, 0.02, 0.019, 0.018], black)
        box((0.042, 0.056, 0.14), (x, 0.02, 0.575), black, 0.012)
        box((0.03, 0.044, 0.12), (x, 0.02, 0.66), mat("sleeve", (0.12, 0.12, 0.125), 0.4), 0.008)
        box((0.06, 0.1, 0.022), (x, 0.0, 0.71), black, 0.008)
        box((0.092, 0.25, 0.03), (x, -0.02, 0.73), mat("arm-pad", (0.035, 0.035, 0.037), 0.6), 0.014)
    chair_foot(black)


def duvet_folded():
    """A duvet quilted in boxes, folded in three."""
    rnd = np.random.default_rng(8)
    w, d, pitch, layers = 0.78, 0.6, 0.122, 3
    line = zigzag(d, pitch, layers)
    L = length_of(line)
    s = spaced(L, 0.04, int(L / 0.006), 8)
    path = along_line(line, s)
    xs = spaced(w, 0.05, 150, 9)
    S, X = np.meshgrid(s, xs, indexing="ij")
    a, b = (S + L / 2) / (L / round(L / 0.185)), (X + w / 2) / (w / 4)
    puff = (np.abs(np.sin(math.pi * a)) * np.abs(np.sin(math.pi * b))) ** 0.5
    # No two boxes are filled alike; the cloth puckers along the seams.
    puff *= rnd.uniform(0.78, 1.1, (20, 6))[np.clip(a.astype(int), 0, 19), np.clip(b.astype(int), 0, 5)]
    near = lambda q, each: np.exp(-((np.abs((q + 0.5) % 1 - 0.5) * each / 0.028) ** 2))
    rough = np.array([noise.noise(Vector((p * 22, q * 22, 1.5))) for p, q in zip(S.flat, X.flat)]).reshape(S.shape)
    fold = near(a, 0.185) * np.sin(X * 260 + rough * 5) + near(b, 0.195) * np.sin(S * 260 + rough * 5)
    env = np.outer(rounding(s, L, 0.04), rounding(xs, w, 0.05))
    half = env * (pitch * (0.27 + 0.27 * puff) + 0.0022 * fold + 0.005 * rough)
    P = body(path, xs, half, half)
    P[..., 2] -= (np.abs(P[..., 0]) / (w / 2)) ** 3 * P[..., 2] * 0.1
    P = wobbled(P, 0.02, 3.2)
    P = wobbled(P, 0.008, 11)
    P[..., 2] = np.maximum(P[..., 2] - P[..., 2].min() - 0.008, 0)
    f = fabric("paint", scale=300, bump=0.12)
    sheets(P, f, more=1)
    e = border(P)
    tube([tuple(p) for p in np.concatenate([e, e[:1]])], 0.0045, f, round_=False)


def pile(w, d, pitch, layers, z, material, seed, every=0.008):
    """Folded linen, one length of cloth."""
    line = zigzag(d, pitch, layers, every=every)
    L = length_of(line)
    s = spaced(L, 0.006, int(L / every), 4)
    path = along_line(line, s)
    xs = spaced(w, 0.006, int(w / every), 4)
    half = np.outer(rounding(s, L, 0.006), rounding(xs, w, 0.006)) * pitch * 0.49
    P = body(path, xs, half, half)
    P[..., 2] *= 1 - 0.1 * np.abs(P[..., 0] / (w / 2)) ** 4
    # Layers are not quite flush.
    way = np.linspace(0, layers * 2.2, len(s)) + seed
    P[..., 0] *= (1 + 0.012 * np.sin(way))[None, :, None]
    P[..., 2] += z
    P = wobbled(P, 0.009, 5, seed * 7.7)
    P[..., 2] = np.maximum(P[..., 2], 0.0)
    return sheets(P, material)


def bow(at, material):
    """A ribbon's bow on a level place."""

    def parts():
        for k in (-1, 1):
            loop = [(0, 0, 0.004), (k * 0.03, 0.002, 0.022), (k * 0.062, 0.004, 0.024)]
            loop += [(k * 0.074, 0.004, 0.012), (k * 0.05, 0.003, 0.004), (0, 0, 0.002)]
            tube(loop, 0.0125, material, n=10, flat=0.11, name="bow")
            tail = [(0, 0, 0.006), (k * 0.02, -0.022, 0.009), (k * 0.038, -0.06, 0.004), (k * 0.046, -0.1, 0.003)]
            tube(tail, 0.0115, material, n=10, flat=0.11, name="tail")
        ball(0.011, (0, 0, 0.009), material, (0.9, 1.15, 0.75))

    placed(parts, at, (0, 0, -14))


def bedding_set():
    """Two piped pillows behind a folded cover and sheet, tied by a ribbon."""
    f = fabric("paint", scale=420, bump=0.12)
    sheet = fabric("sheet", (0.78, 0.77, 0.74), 420, 0.12)
    pile(0.43, 0.31, 0.022, 3, 0.0, sheet, 2)
    pile(0.44, 0.32, 0.026, 5, 0.064, f, 1)
    tie = mat("ribbon", (0.66, 0.58, 0.46), 0.45, sheen=0.3)
    band = [(0.0, y, z + 0.097) for y, z in rounded(0.345, 0.2, 0.016, 5)]
    tube(band + band[:2], 0.0135, tie, round_=False, closed=True, flat=0.13, name="ribbon")
    bow((0.0, -0.06, 0.197), tie)
    for k, s in enumerate((-1, 1)):
        P = stuffed(0.5, 0.36, 1.8, n=50, steps=90, lean=68, seed=5 + k)
        P = wobbled(P, 0.012, 8, k * 5.0)
        P += np.array([s * 0.12, 0.27 + 0.07 * k, 0.0])
        sheets(P, f, more=1)
        e = border(P)
        tube([tuple(p) for p in np.concatenate([e, e[:1]])], 0.0035, sheet, round_=False)


def cable(x, s, every=0.058, long=0.085):
    """Relief of a cable knit: plaits of two strands that cross, with ribs between them."""
    q = (x / every + 0.5) % 1 - 0.5
    x = q * every
    a = 2 * math.pi * s / long
    height = np.zeros_like(x)
    for k in (0, 1):
        c = 0.0095 * np.sin(a + math.pi * k)
        over = 0.5 + 0.5 * np.cos(a + math.pi * k)
        height = np.maximum(height, np.sqrt(np.maximum(0, 1 - ((x - c) / 0.0085) ** 2)) * (0.65 + 0.35 * over))
    rib = np.abs(np.abs(q) - 0.41) < 0.055
    rib_h = 0.45 * np.sqrt(np.maximum(0, 1 - ((np.abs(q) - 0.41) / 0.055) ** 2)) * (0.75 + 0.25 * np.sin(2 * math.pi * s / 0.009))
    return np.where(rib, np.maximum(height, rib_h), height)


def plaid_rolled():
    """A plaid of cable knit, nearly all of it rolled up; its fringe lies in front."""
    w, flat, R, pitch, turns = 0.52, 0.19, 0.098, 0.036, 1.95
    line = spiral(flat, R, pitch, turns, 90)
    L = length_of(line)
    s = spaced(L, 0.008, int(L / 0.0028), 5)
    path = along_line(line, s)
    xs = spaced(w, 0.008, 190, 5)
    S, X = np.meshgrid(s, xs, indexing="ij")
    env = np.outer(rounding(s, L, 0.008), rounding(xs, w, 0.008))
    half = env * (0.0095 + 0.0075 * cable(X, S))
    P = body(path, xs, half, half)
    P[..., 2] += 0.014
    P[..., 0] += (0.004 * np.sin(np.linspace(0, 11, len(s))))[None, :, None]
    P = wobbled(P, 0.012, 5.0)
    P[..., 2] = np.maximum(P[..., 2], 0)
    f = fabric("paint", scale=500, bump=0.7)
    sheets(P, f)
    fringe(w - 0.016, -flat, 0.012, 36, 0.078, 0.005, f)


def shower_curtain_drawn():
    """Half drawn: gathered at its left, spread towards its right; bands along its foot, eyelets and rings."""
    h, rings = 1.8, 12
    nu, nv = 340, 140
    u = np.linspace(0, 1, nu + 1)[None, :]
    v = np.linspace(0, 1, nv + 1)[:, None]
    x = -0.72 + 1.02 * (0.28 * u + 0.72 * u ** 2.6)
    slope = 0.28 + 0.72 * 2.6 * u ** 1.6
    depth = np.clip(0.075 / slope ** 0.55, 0.035, 0.11)
    a = 2 * math.pi * (rings - 1) * u
    y = depth * np.cos(a) * (0.8 + 0.3 * v) + 0.2 * depth * np.sin(2 * a + 2.5 * v + 3 * u) * v
    x = x + 0.018 * v * np.sin(2.1 * v + 5 * u) + 0.012 * np.sin(2 * a) * (1 - 0.5 * v)
    z = h * (1 - v) + 0 * x - 0.012 * np.sin(a / 2) ** 2 * (1 - v) ** 8
    P = np.stack([x, y + 0 * x, z], axis=2)[None]
    P = wobbled(P, 0.014, 2.6)
    paint = mat("paint", (0.8, 0.8, 0.8), 0.5, sheen=0.25, bump=0.12, scale=300)
    other = mat("band", (0.4, 0.385, 0.36), 0.5, sheen=0.25, bump=0.12, scale=300)
    o = sheets(P, paint)
    o.data.materials.append(other)
    rows = np.repeat((np.arange(nv) + 0.5) / nv, nu)
    band = ((rows > 0.72) & (rows < 0.9)) | ((rows > 0.685) & (rows < 0.7))
    o.data.polygons.foreach_set("material_index", band.astype(int))
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = 0.002, 0
    zr = h + 0.062
    tube([(-0.9, 0, zr), (0.9, 0, zr)], 0.012, CHROME(), round_=False)
    for s in (-1, 1):
        o = turned_side([(0.0, -0.006), (0.034, -0.006), (0.036, 0.0), (0.03, 0.014), (0.018, 0.02), (0.013, 0.03)], (0, 0, 0), CHROME())
        o.rotation_euler = (0, math.radians(90 * -s), 0)
        o.location = (s * 0.905, 0, zr)
    for k in range(rings):
        # A crest of the folds lies behind each ring.
        t = k / (rings - 1)
        i = min(nu - 3, max(3, round(t * nu)))
        q = P[0, 4, i]
        ring((float(q[0]), float(q[1]) * 0.5, zr - 0.028), 0.045, 0.0032, CHROME(), (90, 0, 96 if k % 2 else 82))


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
