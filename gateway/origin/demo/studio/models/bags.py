"""Bags and luggage: kind=handbag|tote|clutch|suitcase|duffel; extra= names the variant of a kind."""

LEATHER = lambda name="paint-leather": mat(name, (0.8, 0.8, 0.8), 0.4, coat=0.15, bump=0.07, scale=70)
GRAIN = lambda: mat("paint-grain", (0.8, 0.8, 0.8), 0.46, coat=0.1, bump=0.5, scale=46)
LINING = lambda: mat("lining", (0.3, 0.26, 0.22), 0.85)
WEBBING = lambda: mat("webbing", (0.05, 0.05, 0.055), 0.85, bump=0.8, scale=160)


def links(points, size, material=None):
    """A chain along the points."""
    P = [Vector(p) for p in curve(points, 24)]
    place, length, k = 0.0, 0.0, 0
    for a, b in zip(P, P[1:]):
        d = (b - a).length
        while place <= length + d:
            q = a + (b - a) * ((place - length) / (d or 1))
            way = (b - a).normalized()
            n = 14
            oval = [(size * 0.72 * math.cos(2 * math.pi * i / n), size * 0.42 * math.sin(2 * math.pi * i / n), 0) for i in range(n + 1)]
            o = tube(oval, size * 0.13, material or GOLD(), round_=False)
            side = way.orthogonal().normalized()
            roll = Matrix.Rotation(math.pi / 2 * (k % 2), 4, "X")
            base = Matrix((way, side, way.cross(side))).transposed().to_4x4()
            o.matrix_world = Matrix.Translation(q) @ base @ roll
            place += size
            k += 1
        length += d


def handle(points, radius, material, flat=1.0):
    return tube(points, radius, material, n=12, flat=flat, name="handle")


def shell(loops, material, thick=0.04, inside=None, name="shell", bottom=True):
    """An open skin over closed loops from the bottom to the edge, with an inside of its own."""
    n = len(loops[0])
    verts = [p for l in loops for p in l]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(loops) - 1) for i in range(n)]
    if bottom:
        faces.append(tuple(reversed(range(n))))
    o = add(name, verts, faces, material)
    o.data.materials.append(inside or LINING())
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = thick
    s.offset = -1
    s.material_offset = 1
    # The normals of an open skin may look inwards: then it grows outwards by its thickness.
    centre = sum((Vector(p) for p in verts), Vector()) / len(verts)
    face = o.data.polygons[len(o.data.polygons) // 2]
    if (Vector(face.center) - centre).dot(face.normal) < 0:
        o.data.flip_normals()
    o.data.auto_smooth_angle = math.radians(45)
    return o


def oval(w, d, z, power=3.0, n=72, waves=0.0, phase=0.0):
    """A closed loop between an ellipse (power 2) and a rectangle, at the height z."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        r = 1 + waves * math.sin(9 * a + phase)
        out.append((w / 2 * math.copysign(abs(c) ** (2 / power), c) * r, d / 2 * math.copysign(abs(s) ** (2 / power), s) * r, z))
    return out


def handbag():
    extra = opt.get("extra", "flap")
    if extra == "bucket":
        m = GRAIN()
        loops = [oval(1.5 + 0.34 * f + 0.0, 1.1 + 0.3 * f, 0.02 + 1.75 * f, 2.5, waves=0.035 * max(0, (f - 0.55) / 0.45), phase=0.6) for f in [0.0, 0.02, 0.06] + [0.1 + 0.9 * k / 24 for k in range(25)]]
        loops = [[(x * (1 - 0.16 * max(0, (k - 18) / 9)), y * (1 - 0.16 * max(0, (k - 18) / 9)), z) for x, y, z in l] for k, l in enumerate(loops)]
        shell(loops, m, 0.05)
        tube(loops[-1] + [loops[-1][0]], 0.03, m, round_=False)
        cord = [(x * 1.03, y * 1.03, z) for x, y, z in loops[-5]]
        tube(cord + [cord[0]], 0.03, LEATHER("paint-cord"), round_=False)
        for s in (-1, 1):
            tube([(s * 0.03, cord[54][1] - 0.02, cord[0][2]), (s * 0.1, -0.84, 1.3), (s * 0.14, -0.86, 0.95)], 0.028, LEATHER("paint-cord"))
            lathe([(0, -0.16), (0.05, -0.15), (0.045, 0), (0, 0.02)], GOLD(), at=(s * 0.14, -0.86, 0.95), n=24)
        for x, y in ((0.55, -0.5), (0.2, -0.63), (-0.2, -0.63), (-0.55, -0.5)):
            ring((x, y * 1.06, cord[0][2]), 0.055, 0.014, GOLD(), turn=(90, 0, -18 * x))
        for s in (-1, 1):
            ring((s * 0.83, 0, 1.62), 0.1, 0.024, GOLD(), turn=(90, 0, 90))
        handle([(-0.83, 0, 1.7), (-0.76, 0, 2.3), (-0.35, 0, 2.92), (0.35, 0, 2.92), (0.76, 0, 2.3), (0.83, 0, 1.7)], 0.06, LEATHER("paint-strap"), 0.45)
        sole_ = [oval(1.56, 1.16, z, 2.5) for z in (0.0, 0.2)]
        loft(sole_, LEATHER(), caps=True)
        stitches(oval(1.58, 1.18, 0.17, 2.5), mat("thread", (0.6, 0.55, 0.48), 0.8))
        return
    w, h, d = {"flap": (2.3, 1.5, 0.72), "structured": (2.3, 1.75, 0.95), "bracelet": (1.9, 1.25, 0.66), "crossbody": (2.0, 1.4, 0.6)}[extra]
    m = GRAIN() if extra in ("structured", "crossbody") else LEATHER()
    top = 0.86 if extra != "flap" else 0.93
    loops = []
    for k in range(30):
        f = k / 29
        grow = min(1.0, (f / 0.05) ** 0.5) if f < 0.05 else 1.0
        loops.append(oval((w * (1 - (1 - top) * f)) * (0.96 + 0.04 * grow), d * (1 - 0.45 * f**1.6) * (0.9 + 0.1 * grow), 0.03 + h * f, 7))
    shell(loops, m, 0.05)
    thread = mat("thread", (0.6, 0.55, 0.48), 0.8) if extra != "bracelet" else m
    front = lambda x, f: (x, -d / 2 * (1 - 0.45 * f**1.6) - 0.012, 0.03 + h * f)
    lid_y = d / 2 * 0.55
    if extra in ("flap", "bracelet", "crossbody"):
        # The flap comes over the edge and lies on the front.
        long = {"flap": 0.6, "bracelet": 0.46, "crossbody": 0.74}[extra]
        half = w / 2 * top + 0.03
        rows = [(lid_y + 0.03, h * 0.86), (lid_y + 0.05, h * 0.97), (lid_y * 0.7, h + 0.09), (0, h + 0.12), (-lid_y * 0.7, h + 0.09), (-lid_y - 0.05, h * 0.97)]
        rows = curve(rows, 5)
        n = 44
        verts, faces = [], []
        down = 16
        for j in range(n + 1):
            v = j / n * 2 - 1
            end = long * (1 - (0.0 if extra == "bracelet" else 0.45) * abs(v) ** 2.6) * (max(0.0, 1 - abs(v) ** 12)) ** 0.3 if abs(v) < 1 else long * 0.4
            col = [(v * half, y, z + 0.02) for y, z in rows]
            for i in range(1, down + 1):
                f = 0.97 - end * i / down
                x, y, z = front(v * half * (1 + (1 - top) * (1 - f) * 0.6), f)
                col.append((x, y - 0.035, z + 0.02))
            verts += col
        m_ = len(rows) + down
        faces = [(j * m_ + i, j * m_ + i + 1, (j + 1) * m_ + i + 1, (j + 1) * m_ + i) for j in range(n) for i in range(m_ - 1)]
        o = add("flap", verts, faces, m)
        t = o.modifiers.new("thick", "SOLIDIFY")
        t.thickness = 0.035
        t.offset = 0
        line = []
        for j in range(1, n):
            col = verts[j * m_ : (j + 1) * m_]
            x, y, z = col[-1]
            line.append((x * 0.955, y - 0.024, z + 0.06))
        stitches(line, thread)
        f = 0.97 - long + 0.1
        cx, cy, cz = front(0, f)
        box((0.26, 0.05, 0.18), (0, cy - 0.065, cz), GOLD(), 0.03)
        box((0.1, 0.05, 0.07), (0, cy - 0.1, cz - 0.01), mat("gold-turn", (0.9, 0.7, 0.36), 0.14, 1.0), 0.02)
    if extra == "structured":
        for s in (-1, 1):
            box((w * top - 0.12, 0.04, 0.012), (0, 0, h + 0.02), ZIP(), 0.004)
            for x in (-0.55, 0.55):
                y = s * (d / 2 * 0.6 + 0.03)
                upright(rounded(0.2, 0.46, 0.09, 6), y - 0.02, y + 0.02, LEATHER("paint-tab"), 0.01, x, h * 0.82)
                ring((x, y * 1.02, h * 1.02), 0.1, 0.022, GOLD())
            y = s * (d / 2 * 0.6 + 0.04)
            handle([(-0.55, y, h * 1.06), (-0.52, y * 1.05, h * 1.35), (-0.3, y * 1.1, h * 1.66), (0.3, y * 1.1, h * 1.66), (0.52, y * 1.05, h * 1.35), (0.55, y, h * 1.06)], 0.05, LEATHER("paint-strap"))
        upright(rounded(w * 0.9, 0.02, 0.01), -d / 2 * 0.86 - 0.03, -d / 2 * 0.86 + 0.02, LEATHER("paint-tab"), 0.004, 0, h * 0.42)
        stitches([front(x / 20 * w * 0.47, 0.09) for x in range(-20, 21)], thread)
        stitches([front(x / 20 * w * 0.44, 0.72) for x in range(-20, 21)], thread)
        # A charm hangs at one handle.
        tube([(0.5, -d * 0.36, h * 1.0), (0.52, -d * 0.46, h * 0.86), (0.5, -d * 0.47, h * 0.7)], 0.016, LEATHER("paint-strap"))
        turned_front([(0, 0.05), (0.1, 0.05), (0.12, 0.03), (0.12, 0)], (0.5, -d * 0.5, h * 0.6), GOLD(), 40)
    elif extra == "bracelet":
        ring((0, 0, h + 0.52), 0.44, 0.045, GOLD())
        for s in (-1, 1):
            ring((s * 0.34, 0, h + 0.17), 0.06, 0.02, GOLD(), turn=(90, 0, 90))
    elif extra == "flap":
        for s in (-1, 1):
            ring((s * w * 0.33, 0.0, h + 0.2), 0.1, 0.022, GOLD(), turn=(90, 0, 0))
        handle([(-w * 0.33, 0.0, h + 0.26), (-w * 0.3, 0, h + 0.6), (-w * 0.14, 0, h + 0.86), (w * 0.14, 0, h + 0.86), (w * 0.3, 0, h + 0.6), (w * 0.33, 0.0, h + 0.26)], 0.065, LEATHER("paint-strap"), 0.7)
    else:
        for s in (-1, 1):
            ring((s * w * 0.47, 0.0, h * 0.98), 0.1, 0.022, GOLD(), turn=(90, 0, 90))
        handle([(-w * 0.47, 0, h * 1.05), (-w * 0.5, 0.12, h * 1.5), (-w * 0.3, 0.3, h * 1.9), (w * 0.25, 0.3, h * 1.92), (w * 0.5, 0.12, h * 1.5), (w * 0.47, 0, h * 1.05)], 0.06, LEATHER("paint-strap"), 0.35)


def tote():
    extra = opt.get("extra", "leather")
    straw = mat("straw", (0.68, 0.5, 0.27), 0.85)
    w0, w1, d, h = 2.0, 2.6, 0.95, 1.75
    body = {"leather": GRAIN(), "cloth": fabric("paint", scale=150, bump=0.6), "straw": straw}[extra]
    if extra == "straw":
        # Woven in rows: each row is a thick strand whose stitches alternate.
        rows, n = 26, 120
        for k in range(rows):
            f = (k + 0.5) / rows
            loop = oval(w0 + (w1 - w0) * f, d * (1 - 0.1 * f), 0.03 + h * f, 3.4, n)
            pts = [(x * (1 + 0.014 * (1 if (i // 2 + k) % 2 else -1)), y * (1 + 0.03 * (1 if (i // 2 + k) % 2 else -1)), z) for i, (x, y, z) in enumerate(loop)]
            tube(pts + [pts[0]], h / rows * 0.6, straw if k % 2 else mat("straw-light", (0.74, 0.56, 0.32), 0.85), round_=False, closed=True)
        shell([oval((w0 + (w1 - w0) * f) * 0.97, d * 0.93 * (1 - 0.1 * f), 0.04 + h * f, 3.4) for f in (0, 0.25, 0.5, 0.75, 0.98)], mat("straw-inner", (0.5, 0.36, 0.2), 0.9), 0.02)
        rim = oval(w1 * 1.005, d * 0.92, h + 0.04, 3.4, 120)
        tube(rim + [rim[0]], 0.06, LEATHER(), round_=False)
    else:
        loops = []
        for k in range(26):
            f = k / 25
            fold = 0.03 * math.sin(f * 5)
            loops.append([(x, y * (1 + fold * math.cos(x * 2.2)), z + 0.03 * f * math.cos(x * 1.4)) for x, y, z in oval(w0 + (w1 - w0) * f, d * (1 - 0.52 * f**1.3), 0.03 + h * f, 5 if extra == "leather" else 4)])
        shell(loops, body, 0.035)
        tube(loops[-1] + [loops[-1][0]], 0.022, body, round_=False)
    thread = mat("thread", (0.6, 0.55, 0.48), 0.8)
    strap = LEATHER("paint-strap") if extra != "cloth" else body
    y_top = d * (0.5 if extra == "straw" else 0.26)
    for s in (-1, 1):
        y = s * y_top
        for x in (-0.58, 0.58):
            low = h * 0.66
            yl = s * d * (0.5 if extra == "straw" else 0.36)
            o = tube([(x, yl + s * 0.04, low), (x, (y + yl) / 2 + s * 0.05, h * 0.85), (x, y + s * 0.04, h + 0.06)], 0.075, strap, flat=0.28)
            for z in (low + 0.06, low + 0.22):
                if extra != "cloth":
                    disc(0.03, 0.03, (x, yl + s * 0.06 + (s * -0.02 if z > low + 0.1 else 0), z), GOLD(), front=s < 0)
        handle([(-0.58, y + s * 0.04, h + 0.02), (-0.56, y + s * 0.05, h + 0.5), (-0.32, y * 1.05, h + 0.98), (0, y * 1.05, h + 1.1), (0.32, y * 1.05, h + 0.98), (0.56, y + s * 0.05, h + 0.5), (0.58, y + s * 0.04, h + 0.02)], 0.062, strap, 0.5)
    if extra == "leather":
        stitches([(x, y * 1.012, z - 0.08) for x, y, z in loops[-1]], thread)
    if extra == "cloth":
        stitches([(x, y * 1.012, z - 0.1) for x, y, z in loops[-1]], mat("thread-light", (0.7, 0.7, 0.68), 0.8))


def clutch():
    extra = opt.get("extra", "envelope")
    w, h, d = 2.4, 1.35, 0.3
    m = {"envelope": LEATHER(), "chain": fabric("paint", scale=240, bump=0.25, rough=0.5, sheen=0.7), "clasp": mat("paint-velvet", (0.8, 0.8, 0.8), 0.9, sheen=1.0, bump=0.2, scale=200), "beads": mat("paint-beads", (0.8, 0.8, 0.8), 0.25, coat=0.6)}[extra]
    if extra in ("clasp", "beads"):
        pts = closed([(-1.1, 0.03), (0, 0.0), (1.1, 0.03), (1.26, 0.5), (1.06, 1.12), (0, 1.2), (-1.06, 1.12), (-1.26, 0.5)], 8)
        soft(pts, 0.5, m, 0.22)
        if extra == "beads":
            along_rim = lambda z: max((abs(x) for x, y in pts if abs(y - z) < 0.07), default=1.1)
            pearl = mat("paint-pearl", (0.8, 0.8, 0.8), 0.16, coat=1.0)
            verts, faces = [], []
            for j in range(17):
                for i in range(36):
                    x = -1.22 + 0.07 * i + (0.035 if j % 2 else 0)
                    z = 0.08 + 0.064 * j
                    rim = along_rim(z)
                    inner = min(rim - abs(x), z, 1.19 - z)
                    if inner < 0.02:
                        continue
                    fall = max(0.0, 0.22 - inner) / 0.22
                    for s in (-1, 1):
                        y = s * (0.25 - 0.22 * (1 - (1 - fall * fall) ** 0.5))
                        a = len(verts)
                        for q in range(5):
                            p = math.pi * q / 4
                            for t in range(8):
                                g = 2 * math.pi * t / 8
                                verts.append((x + 0.034 * math.sin(p) * math.cos(g), y + 0.034 * math.cos(p), z + 0.034 * math.sin(p) * math.sin(g)))
                        faces += [(a + q * 8 + t, a + q * 8 + (t + 1) % 8, a + q * 8 + 8 + (t + 1) % 8, a + q * 8 + 8 + t) for q in range(4) for t in range(8)]
            add("beads", verts, faces, pearl)
        for s in (-1, 1):
            tube([(-1.1, s * 0.1, 1.02), (-1.02, s * 0.1, 1.2), (0, s * 0.1, 1.26), (1.02, s * 0.1, 1.2), (1.1, s * 0.1, 1.02)], 0.05, GOLD(), n=14)
        for s in (-1, 1):
            ball(0.085, (s * 0.06, 0.0 - s * 0.03, 1.38), GOLD())
            tube([(s * 0.06, -s * 0.03, 1.26), (s * 0.06, -s * 0.03, 1.34)], 0.03, GOLD(), round_=False)
        if extra == "clasp":
            links([(-1.06, 0, 1.16), (-1.2, -0.3, 0.7), (-1.0, -0.75, 0.06), (-0.2, -0.95, 0.03), (0.6, -0.85, 0.03), (1.1, -0.6, 0.03)], 0.1)
        return
    # The corners are rounder than the edges: the front would cross itself otherwise.
    pts = rounded(w, h, 0.12, 8)
    soft([(x, z + h / 2 + 0.01) for x, z in pts], d, m, 0.08)
    # The flap of an envelope: a triangle from the upper edge.
    tip = 0.4
    tri = [(-w / 2 + 0.02, h - 0.02), (0, tip), (w / 2 - 0.02, h - 0.02)]
    upright(tri, -d / 2 - 0.018, -d / 2 + 0.02, m, 0.012)
    tube([(-w / 2 + 0.04, -d / 2 + 0.03, h - 0.0), (w / 2 - 0.04, -d / 2 + 0.03, h - 0.0)], 0.055, m, round_=False)
    line = [(x * 0.93, -d / 2 - 0.022, z + (0.06 if x == 0 else 0.01)) for x, z in tri]
    if extra == "envelope":
        stitches(line, m, 0.045)
    disc(0.075, 0.05, (0, -d / 2 - 0.018, tip + 0.14), GOLD())
    if extra == "chain":
        for s in (-1, 1):
            ring((s * (w / 2 - 0.03), 0, h * 0.93), 0.06, 0.018, GOLD(), turn=(90, 0, 90))
        links([(-w / 2 + 0.02, 0, h * 0.98), (-w * 0.46, 0.05, h * 1.35), (-w * 0.2, 0.1, h * 1.62), (w * 0.2, 0.1, h * 1.62), (w * 0.46, 0.05, h * 1.35), (w / 2 - 0.02, 0, h * 0.98)], 0.11)
    else:
        loop = [(w / 2 - 0.05, 0, h * 0.8), (w / 2 + 0.3, -0.05, h * 0.74), (w / 2 + 0.36, -0.1, h * 0.3), (w / 2 + 0.14, -0.14, h * 0.22), (w / 2 + 0.03, -0.05, h * 0.74)]
        tube(loop, 0.05, m, flat=0.4)


def wheels(w, d, r=0.1, double=True):
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = x * (w / 2 - 0.2), y * (d / 2 - 0.14)
            box((0.2, 0.2, 0.1), (px, py, 0.24), mat("fork", (0.06, 0.06, 0.065), 0.45), 0.03)
            for s in (-1, 1) if double else (0,):
                turned_side([(0, -0.035), (r * 0.9, -0.035), (r, -0.02), (r, 0.02), (r * 0.9, 0.035), (0, 0.035)], (px + s * 0.05, py, r), RUBBER(), 40)
                turned_side([(0, -0.04), (r * 0.4, -0.04), (r * 0.45, -0.034)], (px + s * 0.05, py, r), BRUSHED(), 24)


def suitcase():
    extra = opt.get("extra", "hard")
    w, h, d = {"cabin": (1.7, 2.3, 0.86), "hard": (2.0, 2.9, 1.1), "soft": (1.95, 2.75, 1.05), "pocket": (1.7, 2.3, 0.9)}[extra]
    z0 = 0.26
    dark = mat("trim", (0.05, 0.05, 0.055), 0.45)
    wheels(w, d)
    hard = extra != "soft"
    case = mat("paint-shell", (0.8, 0.8, 0.8), 0.3, coat=0.35) if hard else fabric("paint", scale=220, bump=0.5, rough=0.8)
    box((w, d * 0.47, h), (0, -d * 0.25, z0 + h / 2), case, 0.17, 10)
    box((w, d * 0.47, h), (0, d * 0.25, z0 + h / 2), case, 0.17, 10)
    box((w - 0.06, d * 0.3, h - 0.06), (0, 0, z0 + h / 2), dark, 0.15, 8)
    tube([(x, 0, z + z0 + h / 2) for x, z in rounded(w + 0.012, h + 0.012, 0.18, 8)] + [(w / 2 + 0.006, 0, z0 + h / 2 - h / 2 + 0.18)], 0.022, ZIP(), round_=False)
    if hard:
        count = 9
        for k in range(count):
            x = (k - (count - 1) / 2) * (w - 0.42) / (count - 1)
            for s in (-1, 1):
                if extra == "pocket" and s < 0:
                    continue
                box((0.075, 0.05, h - 0.36), (x, s * (d / 2 - 0.016), z0 + h / 2), case, 0.024)
        for s in (-1, 1):
            for k in range(3):
                y = s * d * (0.16 + 0.09 * k)
                for sx in (-1, 1):
                    box((0.05, 0.05, h - 0.4), (sx * (w / 2 - 0.014), y, z0 + h / 2), case, 0.02)
        box((0.05, 0.2, 0.34), (w / 2 + 0.005, 0, z0 + h * 0.62), dark, 0.02)
        if extra == "pocket":
            upright(rounded(w - 0.34, h * 0.86, 0.12, 6), -d / 2 - 0.05, -d / 2 + 0.02, case, 0.03, 0, z0 + h * 0.5)
            tube([(-w / 2 + 0.3, -d / 2 - 0.055, z0 + h * 0.8), (w / 2 - 0.3, -d / 2 - 0.055, z0 + h * 0.8)], 0.022, dark, round_=False)
            box((0.05, 0.03, 0.16), (w / 2 - 0.36, -d / 2 - 0.075, z0 + h * 0.77), BRUSHED(), 0.012)
    else:
        for low, high in ((0.12, 0.5), (0.54, 0.9)):
            upright(rounded(w - 0.4, h * (high - low), 0.1, 6), -d / 2 - 0.1, -d / 2 + 0.02, case, 0.05, 0, z0 + h * (low + high) / 2)
            zz = z0 + h * high - 0.12
            tube([(-w / 2 + 0.3, -d / 2 - 0.105, zz), (w / 2 - 0.3, -d / 2 - 0.105, zz)], 0.024, dark, round_=False)
            box((0.05, 0.03, 0.18), (-w / 2 + 0.4, -d / 2 - 0.12, zz - 0.06), BRUSHED(), 0.012)
        for s in (-1, 1):
            tube([(x, s * d * 0.44, z + z0 + h / 2) for x, z in rounded(w - 0.01, h - 0.01, 0.16, 8)] + [(w / 2, s * d * 0.44, z0 + h / 2 - h / 2 + 0.17)], 0.03, dark, round_=False)
    for x in (-0.26, 0.26):
        tube([(x, d * 0.3, z0 + h - 0.05), (x, d * 0.3, z0 + h + (0.62 if extra != "soft" else 0.5))], 0.032, BRUSHED(), round_=False)
    box((0.68, 0.12, 0.12), (0, d * 0.3, z0 + h + (0.66 if extra != "soft" else 0.54)), dark, 0.05)
    tube([(-0.24, 0.02, z0 + h), (-0.22, 0.02, z0 + h + 0.1), (0, 0.02, z0 + h + 0.13), (0.22, 0.02, z0 + h + 0.1), (0.24, 0.02, z0 + h)], 0.05, dark, flat=0.6)


def duffel():
    extra = opt.get("extra", "cloth")
    leather = extra == "leather"
    m = GRAIN() if leather else fabric("paint", scale=170, bump=0.7, rough=0.85)
    trim = LEATHER("paint-trim") if leather else mat("tan", (0.3, 0.15, 0.07), 0.45, coat=0.2, bump=0.1, scale=60) if extra == "cloth" else WEBBING()
    w, d, h = 2.9, 1.25, 1.35
    sections = []
    for k in range(45):
        f = k / 44
        x = (f - 0.5) * w
        e = min(1.0, (1 - abs(2 * f - 1) ** 14)) ** 0.5 if 0 < k < 44 else 0.0
        grow = 0.86 + 0.14 * max(0.0, e)
        sag = 1 + 0.02 * math.sin(9 * f) + 0.012 * math.sin(23 * f)
        loop = []
        for i in range(64):
            a = 2 * math.pi * i / 64
            c, s = math.cos(a), math.sin(a)
            p = 2.6 if s < 0 else 2.2
            y = d / 2 * math.copysign(abs(c) ** (2 / p), c) * grow * sag
            z = h / 2 * math.copysign(abs(s) ** (2 / p), s) * grow * (1 + 0.012 * math.sin(13 * f + 2))
            loop.append((x, y, z + h / 2))
        sections.append(loop)
    loft(sections, m)
    for s in (-1, 1):
        x = s * (w / 2 - 0.02)
        loop = [(x, y * 0.955, (z - h / 2) * 0.955 + h / 2) for _, y, z in sections[22]]
        tube(loop + [loop[0]], 0.03, trim, round_=False)
    tube([(-w / 2 + 0.14, 0, h + 0.005), (w / 2 - 0.14, 0, h + 0.005)], 0.045, mat("zip-band", (0.04, 0.04, 0.045), 0.8), round_=False, flat=0.5)
    tube([(-w / 2 + 0.14, 0, h + 0.03), (w / 2 - 0.14, 0, h + 0.03)], 0.018, ZIP(), round_=False)
    box((0.2, 0.05, 0.02), (w / 2 - 0.4, -0.02, h + 0.05), ZIP(), 0.008)
    r = lambda a, grow=1.0: (d / 2 * grow * math.copysign(abs(math.cos(a)) ** 0.86, math.cos(a)), h / 2 + h / 2 * grow * math.copysign(abs(math.sin(a)) ** 0.86, math.sin(a)))
    for s in (-1, 1):
        for x in (-0.62, 0.62):
            pts = []
            for k in range(13):
                a = math.radians(-88 + 142 * k / 12)
                y, z = r(a, 1.025)
                pts.append((x, s * abs(y), z))
            tube(pts, 0.085, trim, round_=False, flat=0.2)
            y, z = r(math.radians(52), 1.05)
            ring((x, s * y, z), 0.09, 0.02, GOLD() if extra != "nylon" else BRUSHED(), turn=(60 * -s, 0, 0))
        y, z = r(math.radians(52), 1.05)
        lean = -0.1 if s < 0 else 0.16
        handle([(-0.62, s * y, z + 0.05), (-0.58, s * (y + 0.02), z + 0.5), (-0.3, s * (y - lean), z + 0.86), (0.3, s * (y - lean), z + 0.86), (0.58, s * (y + 0.02), z + 0.5), (0.62, s * y, z + 0.05)], 0.06, trim, 0.6)
    if extra != "leather":
        upright(rounded(1.0, 0.62, 0.1, 6), -d / 2 - 0.05, -d / 2 + 0.12, m, 0.03, 0, h * 0.42)
        tube([(-0.42, -d / 2 - 0.055, h * 0.42 + 0.2), (0.42, -d / 2 - 0.055, h * 0.42 + 0.2)], 0.02, ZIP(), round_=False)
    for s in (-1, 1):
        ring((s * (w / 2 + 0.02), 0, h * 0.78), 0.1, 0.022, GOLD() if extra != "nylon" else BRUSHED(), turn=(90, 0, 90))
    tube([(-w / 2 - 0.02, 0, h * 0.86), (-w * 0.56, -0.5, h * 0.4), (-w * 0.42, -0.95, 0.04), (0.1, -1.12, 0.03), (w * 0.44, -0.95, 0.04), (w * 0.56, -0.5, h * 0.4), (w / 2 + 0.02, 0, h * 0.86)], 0.065, trim, flat=0.3, n=14)


{
    "handbag": handbag,
    "tote": tote,
    "clutch": clutch,
    "suitcase": suitcase,
    "duffel": duffel,
}[opt["kind"]]()
opt["raw"] = True
