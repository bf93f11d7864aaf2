"""Shoes, always a pair: kind=pumps|sandals|sneakers|boots|loafers|derbies|mules|kids|kids-sandals; extra= names the variant of a kind.

A shoe is made of its last: a surface over t (0 at the heel, 1 at the toe) and s (0 at the sole, 1 at the edge of the opening, or where both
sides meet over the toes). Uppers, straps, caps and seams are parts of that surface, lifted by their thickness. The toe looks towards -x.
"""

LEATHER = lambda: mat("paint-leather", (0.8, 0.8, 0.8), 0.38, coat=0.15, bump=0.05, scale=60)
NUBUCK = lambda: mat("paint-nubuck", (0.8, 0.8, 0.8), 0.8)
LINING = lambda: mat("lining", (0.62, 0.5, 0.36), 0.7)
INSOLE = lambda: mat("insole", (0.55, 0.42, 0.29), 0.6)
STITCH = lambda: mat("stitch", (0.7, 0.66, 0.58), 0.8)
CREPE = lambda: mat("crepe", (0.5, 0.33, 0.16), 0.7, bump=0.3, scale=50)
STACK = lambda: mat("stack", (0.22, 0.12, 0.06), 0.45, coat=0.2, wood=(0.3, 0.17, 0.09))
DARK = lambda: mat("dark-sole", (0.025, 0.022, 0.02), 0.5)


def steps(low, high, n):
    """n + 1 places from low to high, closer at both ends."""
    return [low + (high - low) * (0.5 - 0.5 * math.cos(math.pi * i / n)) for i in range(n + 1)]


ROUND = [(0, 0.06), (0.015, 0.17), (0.06, 0.27), (0.14, 0.33), (0.3, 0.33), (0.5, 0.36), (0.68, 0.47), (0.8, 0.46), (0.9, 0.37), (0.965, 0.24), (0.99, 0.14), (1, 0.06)]
POINTED = [(0, 0.05), (0.015, 0.14), (0.06, 0.22), (0.14, 0.27), (0.3, 0.27), (0.5, 0.31), (0.66, 0.4), (0.78, 0.34), (0.88, 0.21), (0.95, 0.11), (0.985, 0.055), (1, 0.03)]


class Last:
    """widths, top, base, open: (t, value) points of the half width, the height of the edge, that of the foot's base and the opening's share of the width."""

    def __init__(self, widths, top, base, open_, length=2.7, bend=0.1, full=2.3, foot=1):
        self.w, self.top, self.base, self.open = along(widths), along(top), along(base), along(open_)
        self.length, self.bend, self.full, self.foot = length, bend, full, foot

    def centre(self, t):
        return self.foot * self.bend * (math.sin(math.pi * min(1, t * 1.05)) - 0.9 * t * t)

    def at(self, t, u, lift=0.0):
        """The point at u: -1 the left edge at the sole, 0 the middle of the top, 1 the right edge; lifted along the normal."""
        if lift:
            e = 0.004
            a, b = max(0.0, t - e), min(1.0, t + e)
            c, d = max(-1.0, u - e), min(1.0, u + e)
            along_t = Vector(self.at(b, u)) - Vector(self.at(a, u))
            along_u = Vector(self.at(t, d)) - Vector(self.at(t, c))
            if u > -e * 1.01 and u < e * 1.01 and self.open(t) > 0.05:
                along_u = Vector((0, 1, 0))
            n = along_u.cross(along_t)
            n = n.normalized() if n.length > 1e-9 else Vector((0, 0, 1))
            # The sides end at the heel and the toe: there the normal looks along the shoe.
            return tuple(Vector(self.at(t, u)) + n * lift)
        s = 1 - abs(u)
        side = 1 if u >= 0 else -1
        low, high, w, o = self.base(t), self.top(t), self.w(t), self.open(t)
        belly = (1 - min(1, s) ** self.full) ** (1 / self.full) if s < 1 else 0.0
        x = self.length * (0.5 - t)
        if t < 0.2:
            x += 0.07 * math.sin(math.pi * min(1, s * 1.2)) * (1 - t / 0.2)
        return (x, self.centre(t) + side * w * (o + (1 - o) * belly), low + s * (high - low))


def skin(last, ts, us, material, thick=0.04, lift=0.0, inside=None, name="upper"):
    """A part of the last: us gives the places across for each t."""
    verts, rows = [], None
    for t in ts:
        row = sorted(us(t))
        rows = len(row)
        verts += [last.at(t, u, lift) for u in row]
    faces = [
        (i * rows + j, i * rows + j + 1, (i + 1) * rows + j + 1, (i + 1) * rows + j)
        for i in range(len(ts) - 1)
        for j in range(rows - 1)
    ]
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.materials.append(material)
    if inside:
        me.materials.append(inside)
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    for p in me.polygons:
        p.use_smooth = True
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness = thick
    s.offset = -1.0
    s.use_even_offset = False
    if inside:
        s.material_offset = 1
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(50)
    return o


def across(low, high, n=14):
    """Places across from low to high."""
    return lambda t: [low + (high - low) * i / n for i in range(n + 1)]


def edge_line(last, start, end, lift=0.0, n=40, inset=0.0):
    """The edge of the opening: along the left from `start` back to `end`, then along the right."""
    ts = [start + (end - start) * i / n for i in range(n + 1)]
    left = [last.at(t, -0.0001 - inset, lift) for t in ts]
    right = [last.at(t, 0.0001 + inset, lift) for t in reversed(ts)]
    return left + right


def upper(last, material, throat, inside=None, rim=0.03, thick=0.04, rim_material=None):
    """Both sides and the vamp, with a rolled edge; throat: the t where the opening begins."""
    n = 16
    for side in (-1, 1):
        skin(last, steps(0, throat, 44), lambda t, s=side: [s * (1 - i / n * 0.9999) for i in range(n + 1)], material, thick, 0, inside or LINING())
    skin(last, steps(throat, 1, 44), across(-1, 1, 2 * n), material, thick, 0, inside or LINING())
    if rim:
        tube(edge_line(last, throat, 0.0), rim, rim_material or material, n=1, name="rim")


def sole(last, low, high, material, flare=1.04, out=0.02, span=(0, 1), name="sole", edge=0.025):
    """The layer between the offsets low(t) and high(t) from the foot's base; a span cuts it short."""
    ts = steps(span[0], span[1], 60)
    loops = []
    for level, inset in ((0, edge), (0.12, 0), (0.88, 0), (1, edge * 0.6)):
        loop = []
        for side in (-1, 1):
            for t in ts if side < 0 else reversed(ts):
                w = last.w(t) * flare + out - inset
                x = last.length * (0.5 - t)
                grow = (0.5 - t) * 2
                x += (out + last.w(t) * 0 - inset) * grow
                if t < 0.2:
                    x += 0.04 * (1 - t / 0.2)
                z = last.base(t) + low(t) + level * (high(t) - low(t))
                loop.append((x, last.centre(t) + side * max(0.012, w), z))
        loops.append(loop)
    m = len(ts)
    verts = [p for l in loops for p in l]
    n = 2 * m
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(3) for i in range(n)]
    for k in (0, 3):
        faces += [(k * n + i, k * n + i + 1, k * n + n - 2 - i, k * n + n - 1 - i) for i in range(m - 1)]
    return add(name, verts, faces, material)


def insole(last, material=None, lift=0.02, share=0.92):
    """The bed of the foot, within the upper."""
    ts = steps(0.015, 0.985, 50)
    verts = []
    for t in ts:
        for k in range(9):
            v = k / 4 - 1
            verts.append((last.length * (0.5 - t) * 0.985, last.centre(t) + v * last.w(t) * share, last.base(t) + lift + 0.03 * v * v * (1 - t)))
    faces = [(i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k) for i in range(len(ts) - 1) for k in range(8)]
    return add("insole", verts, faces, material or INSOLE())


def seam(points, material=None, every=0.045, radius=0.006):
    """Stitches along the points, by default of light thread."""
    stitches(points, material or STITCH(), every, radius)


def line_at(last, pairs, lift, n=10):
    """A smooth line over the last through (t, u) pairs."""
    return [last.at(t, u, lift) for t, u in curve(pairs, n)]


def block_heel(last, material, span, low_scale, tip=None):
    """A heel from the seat down to the ground; span: how far it reaches to the front; low_scale: its size at the ground."""
    ts = steps(0.0, span, 16)
    seat = []
    for side in (-1, 1):
        for t in ts if side < 0 else reversed(ts):
            seat.append((last.length * (0.5 - t) + 0.045 * (1 - t / span), last.centre(t) + side * (last.w(t) * 0.98 + 0.012), last.base(t) - 0.03))
    cx = last.length * (0.5 - span * 0.42) + 0.02
    if low_scale < 0.4:
        cx += 0.02
    cy = last.centre(span * 0.4)
    sections = []
    for k in range(15):
        f = k / 14
        shrink = 1 - (1 - low_scale) * (1 - (1 - f) ** (2.4 if low_scale < 0.4 else 1.2))
        back = 0.0
        sections.append([(cx + (x - cx) * shrink + back, cy + (y - cy) * shrink, z * (1 - f) + 0.02 * f) for x, y, z in seat])
    loft(sections, material, "heel")
    loft([[(x, y, 0.022) for x, y, z in sections[-1]], [(x, y, 0.0) for x, y, z in sections[-1]]], tip or DARK(), "tip")


def strap_round(centre, a, b, tilt, width, material, thick=0.035, gap=None):
    """A strap around an ankle: an ellipse about `centre`, tilted by degrees about y."""
    n, outer = 64, []
    verts, faces = [], []
    turn = Matrix.Rotation(math.radians(tilt), 4, "Y")
    for i in range(n):
        g = 2 * math.pi * i / n
        for grow, z in ((0, -0.5), (1, -0.42), (1, 0.42), (0, 0.5)):
            p = turn @ Vector(((a + thick * grow) * math.cos(g), (b + thick * grow) * math.sin(g), z * width))
            verts.append(tuple(Vector(centre) + p))
    for i in range(n):
        j = (i + 1) % n
        faces += [(i * 4 + k, j * 4 + k, j * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4) for k in range(4)]
    return add("strap", verts, faces, material)


def buckle(at, size, material=None, turn=(0, 0, 0)):
    """A small frame with its pin, standing, its face to -y."""

    def frame_():
        o = tube([(x, 0, z) for x, z in rounded(size, size * 0.8, size * 0.16, 4)] + [(size / 2, 0, -size * 0.24)], size * 0.07, material or GOLD(), round_=False)
        tube([(-size / 2, -0.01, 0), (size / 2, -0.015, 0)], size * 0.05, material or GOLD(), round_=False)

    placed(frame_, at, turn)


def pair(build, gap=0.58, shift=0.24, turn=7):
    """Both shoes: the left one in front."""
    placed(lambda: build(1), (0, -gap, 0), (0, 0, -turn * 0.3))
    placed(lambda: build(-1), (shift, gap, 0), (0, 0, turn))


def pumps():
    extra = opt.get("extra", "stiletto")
    high = {"stiletto": 0.92, "low": 0.42, "strap": 0.72, "pointed": 0.66}[extra]
    leather = LEATHER()

    def shoe(foot):
        base = [(0, high), (0.1, high * 0.985), (0.22, high * 0.9), (0.45, high * 0.45), (0.62, high * 0.1), (0.72, 0.05), (0.86, 0.05), (1, 0.1)]
        top = [(0, high + 0.62), (0.06, high + 0.6), (0.2, high + 0.42), (0.45, high * 0.45 + 0.32), (0.62, high * 0.12 + 0.3), (0.7, 0.38), (0.76, 0.4), (0.86, 0.33), (0.94, 0.25), (1, 0.13)]
        open_ = [(0, 0.82), (0.2, 0.8), (0.5, 0.9), (0.66, 0.86), (0.7, 0.7), (0.735, 0.38), (0.75, 0.0), (1, 0)]
        last = Last(POINTED, top, base, open_, bend=0.08, full=2.0, foot=foot)
        upper(last, leather, 0.75, rim=0.016, thick=0.03)
        insole(last, lift=0.03)
        sole(last, lambda t: -0.05, lambda t: 0.0, mat("under", (0.04, 0.03, 0.028), 0.4, coat=0.3), 1.0, 0.012)
        block_heel(last, leather, 0.19, {"stiletto": 0.2, "low": 0.42, "strap": 0.62, "pointed": 0.24}[extra])
        if extra == "strap":
            x = last.length / 2 - 0.3
            strap_round((x, last.centre(0.1), high + 0.56), 0.36, 0.25, 8, 0.08, leather, 0.028)
            buckle((x - 0.04, last.centre(0.1) - 0.285, high + 0.565), 0.12)
        if extra == "pointed":
            seam(line_at(last, [(0.8, -0.9), (0.79, -0.4), (0.785, 0), (0.79, 0.4), (0.8, 0.9)], 0.008), leather)

    pair(shoe, 0.5, 0.3, 9)


def sneakers():
    extra = opt.get("extra", "low")
    cloth = extra in ("light", "high")
    body = fabric("paint", scale=200, bump=0.4) if cloth else LEATHER()
    white = mat("rubber-white", (0.78, 0.77, 0.74), 0.5)
    accent = mat("paint-accent", (0.62, 0.62, 0.62), 0.45) if extra != "retro" else mat("suede", (0.3, 0.29, 0.28), 0.9, sheen=0.4)
    thick = {"platform": 0.38, "light": 0.27}.get(extra, 0.2)
    tall = 0.62 if extra == "high" else 0.0

    def shoe(foot):
        rise = 0.08 if extra == "light" else 0.0
        base = [(0, thick + rise), (0.3, thick + rise * 0.6), (0.6, thick - 0.02), (0.8, thick), (1, thick + 0.1)]
        top = [(0, thick + 0.86 + tall), (0.05, thick + 0.84 + tall), (0.15, thick + 0.72 + tall), (0.28, thick + 0.76 + tall * 0.95), (0.36, thick + 0.84 + tall * 0.55), (0.46, thick + 0.74 + tall * 0.14), (0.58, thick + 0.61), (0.68, thick + 0.53), (0.8, thick + 0.43), (0.9, thick + 0.34), (0.97, thick + 0.26), (1, thick + 0.2)]
        open_ = [(0, 0.8), (0.16, 0.84), (0.27, 0.74), (0.36, 0.42), (0.5, 0.3), (0.62, 0.24), (0.655, 0.18), (0.67, 0.0), (1, 0)]
        last = Last(ROUND, top, base, open_, bend=0.12, full=2.5, foot=foot)
        padded = mat("collar", (0.55, 0.55, 0.55), 0.9, sheen=0.3) if extra == "light" else body
        lining = fabric("inner", (0.42, 0.42, 0.42), 180, 0.3)
        upper(last, body, 0.67, lining, rim=0.045, thick=0.06, rim_material=padded)
        insole(last, mat("foam", (0.3, 0.3, 0.31), 0.9), 0.03)
        if extra == "light":
            sole(last, lambda t: -last.base(t) * 0.99 + 0.05 + 0.1 * max(0, t - 0.82) / 0.18, lambda t: 0.05 + 0.05 * math.sin(t * 9), white, 1.06, 0.035, edge=0.06)
            sole(last, lambda t: -last.base(t) + 0.1 * max(0, t - 0.86) / 0.14, lambda t: -last.base(t) + 0.07 + 0.1 * max(0, t - 0.82) / 0.18, accent, 1.04, 0.03, edge=0.02)
        else:
            sole(last, lambda t: -last.base(t) + 0.06 * max(0, t - 0.85) / 0.15, lambda t: 0.06, white, 1.03, 0.04, edge=0.02)
            groove = mat("groove", (0.5, 0.49, 0.46), 0.6)
            sole(last, lambda t: -last.base(t) * 0.5, lambda t: -last.base(t) * 0.5 + 0.018, groove, 1.035, 0.043, edge=0.0)
        # Overlays: toe cap or mudguard, heel counter, the rows of eyelets, a stripe.
        cap = {"high": white}.get(extra, accent)
        if extra in ("low", "platform"):
            cap = body
        if extra == "high":
            skin(last, steps(0.84, 1, 20), across(-1, 1, 24), cap, 0.03, 0.03)
        else:
            skin(last, steps(0.66, 1, 30), lambda t: [-1 + 0.028 * i for i in range(16)], cap, 0.022, 0.022)
            skin(last, steps(0.66, 1, 30), lambda t: [1 - 0.028 * i for i in range(16)], cap, 0.022, 0.022)
            skin(last, steps(0.9, 1, 20), across(-1, 1, 24), cap, 0.022, 0.022)
        counter = body if extra == "high" else accent
        for side in (-1, 1):
            skin(last, steps(0.0, 0.2, 16), lambda t, s=side: [s * (1 - i / 12 * (0.62 - 1.4 * t)) for i in range(13)], counter, 0.022, 0.022)
            skin(last, steps(0.33, 0.68, 30), lambda t, s=side: [s * (0.012 + i / 8 * (0.27 if t < 0.64 else 0.2)) for i in range(9)], accent if extra != "high" else body, 0.024, 0.02)
            seam(line_at(last, [(0.345, side * 0.25), (0.5, side * 0.25), (0.64, side * 0.23)], 0.05))
            if extra in ("retro", "light"):
                for k in range(3 if extra == "retro" else 2):
                    t = 0.4 + 0.075 * k
                    lean = -0.07 if extra == "retro" else 0.1
                    verts, faces, n = [], [], 14
                    for i in range(n + 1):
                        f = i / n
                        u = side * (0.96 - 0.62 * f)
                        for d in (-0.017, 0.017):
                            verts.append(last.at(t + d + lean * f, u, 0.034))
                    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)]
                    o = add("stripe", verts, faces, accent if extra == "light" else white)
                    th = o.modifiers.new("thick", "SOLIDIFY")
                    th.thickness = 0.02
                    th.offset = 0
            if extra in ("low", "platform"):
                seam(line_at(last, [(0.66, side * 0.58), (0.76, side * 0.62), (0.88, side * 0.72)], 0.05), body)
        seam(line_at(last, [(0.885, -0.9), (0.885, -0.4), (0.885, 0), (0.885, 0.4), (0.885, 0.9)], 0.05), body)
        if extra in ("low", "platform"):
            for k in range(9):
                t = 0.74 + 0.035 * (k // 3)
                u = (k % 3 - 1) * 0.2
                p = last.at(t, u, 0.012)
                ball(0.014, p, mat("hole", (0.03, 0.03, 0.03), 0.8), (1, 1, 0.5))
        # Tongue and laces.
        top_t = 0.33 - (0.03 if tall else 0)
        ts = steps(top_t, 0.68, 30)
        verts = []
        for t in ts:
            w = last.w(t) * (last.open(t) + 0.1)
            w = min(w, 0.2)
            f = (0.68 - t) / (0.68 - top_t)
            z = last.top(t) - 0.035 + 0.16 * f**3
            for k in range(9):
                v = k / 4 - 1
                verts.append((last.length * (0.5 - t) - 0.06 * f**3, last.centre(t) + v * w, z - 0.06 * v * v))
        faces = [(i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k) for i in range(len(ts) - 1) for k in range(8)]
        o = add("tongue", verts, faces, body)
        th = o.modifiers.new("thick", "SOLIDIFY")
        th.thickness = 0.05
        lace = fabric("lace", (0.74, 0.73, 0.7), 300, 0.4)
        count = 8 if extra == "high" else 6
        rows = [0.36 + (0.63 - 0.36) * k / (count - 1) for k in range(count)]
        eye = lambda t, side: Vector(last.at(t, side * 0.085, 0.055))
        for k, t in enumerate(rows):
            for side in (-1, 1):
                a = eye(t, side)
                ball(0.022, a, STEEL(), (1, 1, 0.5))
            if k:
                for side in (-1, 1):
                    a, b = eye(t, side), eye(rows[k - 1], -side)
                    m = (a + b) / 2
                    m.z += 0.045 + (0.012 if side > 0 else 0)
                    tube([tuple(a), tuple(m), tuple(b)], 0.026, lace, n=6, flat=0.5)
        a, b = eye(rows[0], -1), eye(rows[0], 1)
        m = (a + b) / 2 + Vector((0.02, 0, 0.07))
        tube([tuple(a), tuple(m), tuple(b)], 0.026, lace, n=6, flat=0.5)
        for side in (-1, 1):
            tube([tuple(m), tuple(m + Vector((0.02, side * 0.16, 0.1))), tuple(m + Vector((-0.06, side * 0.34, 0.03))), tuple(m + Vector((-0.1, side * 0.26, -0.06))), tuple(m)], 0.021, lace, n=8, flat=0.6)
            tube([tuple(m), tuple(m + Vector((-0.14, side * 0.12, 0.0))), tuple(m + Vector((-0.24, side * 0.24, -0.12)))], 0.021, lace, n=8, flat=0.6)
        ball(0.036, tuple(m), lace)
        if extra == "high":
            p = last.at(0.2, -0.28, 0.01)
        skin(last, steps(0.0, 0.012, 3), lambda t: [-0.16 + 0.032 * i for i in range(11)], accent, 0.03, 0.02)

    pair(shoe)


def boots():
    extra = opt.get("extra", "chelsea")
    heel = {"heel": 0.62, "lace": 0.2, "fur": 0.2}.get(extra, 0.22)
    leather = LEATHER()

    def shoe(foot):
        base = [(0, heel + 0.06), (0.2, heel * 0.95 + 0.06), (0.45, heel * 0.5 + 0.07), (0.65, 0.1), (0.85, 0.1), (1, 0.17)]
        t0 = heel + 1.55
        top = [(0, t0), (0.1, t0), (0.2, t0), (0.32, t0 - 0.02), (0.38, t0 - 0.2), (0.43, heel * 0.6 + 1.08), (0.5, heel * 0.5 + 0.88), (0.6, 0.72 + heel * 0.12), (0.7, 0.58), (0.82, 0.48), (0.92, 0.4), (1, 0.25)]
        open_ = [(0, 0.95), (0.2, 0.92), (0.3, 0.72), (0.34, 0.3), (0.36, 0.0), (1, 0)]
        widths = POINTED if extra == "heel" else ROUND
        last = Last(widths, top, base, open_, bend=0.1, full=2.4, foot=foot)
        upper(last, leather, 0.36, LINING() if extra != "fur" else mat("fleece", (0.75, 0.7, 0.6), 1.0, sheen=0.5, bump=1.0, scale=80), rim=0.024, thick=0.05)
        insole(last, lift=0.03)
        under = DARK() if extra != "fur" else CREPE()
        sole(last, lambda t: -0.08, lambda t: 0.025, under, 1.05, 0.035)
        if extra in ("lace", "fur"):
            sole(last, lambda t: -last.base(t) + 0.06 * max(0, t - 0.85) / 0.15, lambda t: -0.03, under, 1.05, 0.04)
        else:
            block_heel(last, STACK() if extra == "chelsea" else leather, 0.24 if extra == "chelsea" else 0.2, 0.94 if extra == "chelsea" else 0.6)
        seam([last.at(t, -0.985, 0.03) for t in steps(0.02, 0.98, 60)], STITCH() if extra != "heel" else leather)
        seam([last.at(t, 0.985, 0.03) for t in steps(0.02, 0.98, 60)], STITCH() if extra != "heel" else leather)
        if extra == "chelsea":
            gore = mat("elastic", (0.05, 0.05, 0.05), 0.85, bump=0.6, scale=200)
            for side in (-1, 1):
                skin(last, steps(0.13, 0.3, 16), lambda t, s=side: [s * (0.004 + i / 12 * max(0.02, 0.62 - 26 * (t - 0.215) ** 2 * 3.2)) for i in range(13)], gore, 0.02, 0.012)
            x = last.length / 2
            tube([(x - 0.03, last.centre(0), t0 - 0.1), (x - 0.02, last.centre(0), t0 + 0.1), (x + 0.05, last.centre(0), t0 + 0.1), (x + 0.035, last.centre(0), t0 - 0.16)], 0.04, leather, flat=0.35)
        if extra == "heel":
            zipper = [last.at(0.24 + 0.02 * math.sin(i / 20 * 3), -(0.02 + 0.9 * i / 20), 0.02) for i in range(21)]
            tube(zipper, 0.018, mat("zip", (0.75, 0.6, 0.3), 0.25, 1.0), round_=False)
            box((0.03, 0.02, 0.12), (zipper[0][0], zipper[0][1] - 0.02, zipper[0][2] - 0.08), mat("zip", (0.75, 0.6, 0.3), 0.25, 1.0), 0.008)
        if extra in ("lace", "fur"):
            lace = fabric("lace", (0.5, 0.36, 0.2) if extra == "fur" else (0.08, 0.06, 0.05), 300, 0.4)
            for side in (-1, 1):
                skin(last, steps(0.335, 0.6, 26), lambda t, s=side: [s * (0.05 + 0.2 * i / 8) for i in range(9)], leather, 0.025, 0.02)
                seam(line_at(last, [(0.345, side * 0.24), (0.45, side * 0.24), (0.59, side * 0.24)], 0.052))
            rows = [0.362, 0.388, 0.415, 0.445, 0.48, 0.525, 0.575]
            eye = lambda t, side: Vector(last.at(t, side * 0.1, 0.055))
            for k, t in enumerate(rows):
                for side in (-1, 1):
                    ball(0.024, eye(t, side), BRUSHED(), (1, 1, 0.6))
                if k:
                    for side in (-1, 1):
                        a, b = eye(t, side), eye(rows[k - 1], -side)
                        m = (a + b) / 2 + Vector((-0.03, 0, 0.045))
                        tube([tuple(a), tuple(m), tuple(b)], 0.022, lace, n=6)
            a, b = eye(rows[0], -1), eye(rows[0], 1)
            m = (a + b) / 2 + Vector((-0.08, 0, 0.05))
            tube([tuple(a), tuple(m), tuple(b)], 0.022, lace, n=6)
            for side in (-1, 1):
                tube([tuple(m), tuple(m + Vector((-0.05, side * 0.18, 0.08))), tuple(m + Vector((-0.12, side * 0.34, -0.04))), tuple(m + Vector((-0.1, side * 0.2, -0.1))), tuple(m)], 0.019, lace, n=8)
                tube([tuple(m), tuple(m + Vector((-0.12, side * 0.1, -0.1))), tuple(m + Vector((-0.14, side * 0.2, -0.3)))], 0.019, lace, n=8)
            if extra == "fur":
                fleece = mat("fleece", (0.75, 0.7, 0.6), 1.0, sheen=0.5, bump=1.0, scale=80)
                line = edge_line(last, 0.355, 0.0, n=30)
                rnd = random.Random(4)
                for p in line:
                    ball(rnd.uniform(0.075, 0.1), (p[0] + rnd.uniform(-0.02, 0.02), p[1] + rnd.uniform(-0.02, 0.02), p[2] + rnd.uniform(-0.02, 0.03)), fleece)
                    ball(rnd.uniform(0.06, 0.09), (p[0] + rnd.uniform(-0.02, 0.02), p[1] + rnd.uniform(-0.02, 0.02), p[2] - 0.09), fleece)
            else:
                seam(line_at(last, [(0.8, -0.95), (0.775, -0.5), (0.77, 0), (0.775, 0.5), (0.8, 0.95)], 0.012))

    pair(shoe, 0.56, 0.34, 9)


def low_last(foot, heel=0.2, throat=0.62, mid=0.52):
    """The last of loafers and derbies."""
    base = [(0, heel + 0.02), (0.2, heel), (0.45, heel * 0.6), (0.65, 0.07), (0.85, 0.07), (1, 0.13)]
    top = [(0, heel + 0.78), (0.06, heel + 0.75), (0.2, heel + 0.6), (0.36, heel + 0.56), (0.48, heel * 0.6 + mid + 0.1), (throat - 0.02, mid + 0.1), (throat + 0.04, mid + 0.03), (0.8, 0.42), (0.9, 0.35), (0.97, 0.28), (1, 0.2)]
    open_ = [(0, 0.82), (0.2, 0.84), (0.4, 0.8), (throat - 0.08, 0.7), (throat - 0.02, 0.45), (throat, 0.0), (1, 0)]
    return Last(ROUND, top, base, open_, bend=0.11, full=2.2, foot=foot)


def welted(last, heel_material, welt=None, gum=False):
    """The sole of a town shoe: welt, outsole and a stacked heel."""
    sole(last, lambda t: -0.03, lambda t: 0.03, welt or STACK(), 1.05, 0.045, edge=0.01)
    sole(last, lambda t: -0.07, lambda t: -0.028, CREPE() if gum else DARK(), 1.05, 0.045, edge=0.01)
    block_heel(last, heel_material, 0.27, 0.97)
    seam([last.at(t, -1, 0.06)[:2] + (last.base(t) + 0.034,) for t in steps(0.3, 0.98, 60)])


def loafers():
    extra = opt.get("extra", "penny")
    leather = LEATHER()

    def shoe(foot):
        last = low_last(foot)
        upper(last, leather, 0.62, rim=0.022, thick=0.04)
        insole(last, lift=0.03)
        welted(last, CREPE() if extra == "gum" else STACK(), gum=extra == "gum")
        # The raised seam around the apron, and the strap.
        ridge = [(0.6, -0.66), (0.7, -0.52), (0.8, -0.44), (0.88, -0.34), (0.915, 0), (0.88, 0.34), (0.8, 0.44), (0.7, 0.52), (0.6, 0.66)]
        tube(line_at(last, ridge, 0.006, 8), 0.02, leather, round_=False)
        wrinkles = line_at(last, ridge, 0.03, 8)
        seam(wrinkles, leather, 0.05, 0.016)
        skin(last, steps(0.59, 0.69, 12), lambda t: [-0.98 + 1.96 * i / 30 for i in range(31)], leather, 0.028, 0.028)
        for t in (0.598, 0.682):
            seam([last.at(t, -0.95 + 1.9 * i / 30, 0.062) for i in range(31)], leather, 0.04)
        top = Vector(last.at(0.64, 0, 0.07))
        if extra == "bit":
            for side in (-1, 1):
                p = Vector(last.at(0.64, side * 0.3, 0.085))
                tube([tuple(p + Vector((0.06 * math.cos(a), 0.0, 0)) + Vector((0, 0.05 * math.sin(a), -0.02 * side * math.sin(a)))) for a in [2 * math.pi * i / 16 for i in range(17)]], 0.014, GOLD(), round_=False)
            tube([last.at(0.64, -0.28, 0.09), last.at(0.64, -0.1, 0.1), tuple(top + Vector((0, 0, 0.035))), last.at(0.64, 0.1, 0.1), last.at(0.64, 0.28, 0.09)], 0.018, GOLD())
        elif extra == "tassel":
            for side in (-1, 1):
                knot = top + Vector((0.0, side * 0.05, 0.03))
                tube([tuple(top + Vector((0.04, -side * 0.02, 0.0))), tuple(knot), tuple(knot + Vector((-0.1, side * 0.05, -0.005)))], 0.018, leather)
                for k in range(9):
                    a = (k - 4) * 0.13
                    end = knot + Vector((-0.3 * math.cos(a), side * 0.08 + 0.3 * math.sin(a) * 0.5, -0.09))
                    tube([tuple(knot + Vector((-0.08, side * 0.04, 0))), tuple(knot + Vector((-0.2 * math.cos(a), side * 0.06 + 0.12 * math.sin(a), -0.02))), tuple(end)], 0.014, leather, n=5)
                ball(0.04, tuple(knot + Vector((-0.09, side * 0.045, 0.0))), leather)
        else:
            box((0.05, 0.16, 0.012), tuple(top + Vector((0, 0, -0.002))), DARK(), 0.006, turn=(0, 14, 0))

    pair(shoe)


def derbies():
    extra = opt.get("extra", "plain")
    leather = mat("paint-leather", (0.8, 0.8, 0.8), 0.24, coat=0.5)

    def shoe(foot):
        last = low_last(foot, 0.22, 0.42, 0.56)
        last.top = along([(0, 0.98), (0.06, 0.95), (0.2, 0.82), (0.3, 0.84), (0.38, 0.86), (0.46, 0.8), (0.56, 0.68), (0.66, 0.58), (0.8, 0.43), (0.9, 0.36), (0.97, 0.28), (1, 0.2)])
        upper(last, leather, 0.42, rim=0.018, thick=0.035)
        insole(last, lift=0.03)
        welted(last, STACK())
        for side in (-1, 1):
            skin(last, steps(0.33, 0.62, 26), lambda t, s=side: [s * (0.05 + (0.93 - 0.05) * i / 14 * (1 if t < 0.5 else max(0.3, 1 - (t - 0.5) * 5.4))) for i in range(15)], leather, 0.024, 0.02)
            seam(line_at(last, [(0.345, side * 0.09), (0.5, side * 0.09), (0.605, side * 0.1), (0.61, side * 0.3), (0.56, side * 0.58), (0.505, side * 0.9)], 0.05), leather)
            skin(last, steps(0.0, 0.16, 14), lambda t, s=side: [s * (1 - i / 12 * (0.6 - 1.3 * t)) for i in range(13)], leather, 0.02, 0.018)
        if extra == "brogue":
            wing = [(0.6, -0.99), (0.7, -0.7), (0.8, -0.42), (0.82, -0.2), (0.76, 0), (0.82, 0.2), (0.8, 0.42), (0.7, 0.7), (0.6, 0.99)]
            edge = along([(0, 0.76), (0.2, 0.82), (0.42, 0.8), (0.7, 0.7), (0.99, 0.6), (1, 0.6)])
            n = 34
            verts, rows = [], 22
            for j in range(2 * n + 1):
                u = j / n - 1
                e = edge(abs(u))
                for i in range(rows + 1):
                    verts.append(last.at(e + (1 - e) * i / rows, u, 0.02))
            faces = [(j * (rows + 1) + i, (j + 1) * (rows + 1) + i, (j + 1) * (rows + 1) + i + 1, j * (rows + 1) + i + 1) for j in range(2 * n) for i in range(rows)]
            o = add("wing", verts, faces, leather)
            th = o.modifiers.new("thick", "SOLIDIFY")
            th.thickness = 0.024
            th.offset = 0
            hole = mat("hole", (0.015, 0.012, 0.01), 0.8)
            for t, u in curve(wing, 5):
                ball(0.013, last.at(min(0.99, t + 0.018), u * 0.97, 0.034), hole, (1, 1, 0.6))
            for k in range(8):
                a = 2 * math.pi * k / 8
                ball(0.016, last.at(0.885 + 0.03 * math.cos(a), 0.13 * math.sin(a), 0.034), hole, (1, 1, 0.6))
            ball(0.02, last.at(0.885, 0, 0.034), hole, (1, 1, 0.6))
        elif extra == "cap":
            skin(last, steps(0.8, 1, 22), across(-1, 1, 30), leather, 0.022, 0.02)
            for t in (0.807, 0.82):
                seam([last.at(t, -0.95 + 1.9 * i / 30, 0.045) for i in range(31)], leather, 0.035)
        lace = fabric("lace", (0.03, 0.025, 0.02), 300, 0.4)
        rows = [0.36, 0.41, 0.465, 0.525, 0.58]
        eye = lambda t, side: Vector(last.at(t, side * 0.13, 0.048))
        for k, t in enumerate(rows):
            a, b = eye(t, -1), eye(t, 1)
            m = (a + b) / 2 + Vector((0, 0, 0.02))
            tube([tuple(a), tuple(m), tuple(b)], 0.02, lace, n=6)
            for p in (a, b):
                ball(0.018, tuple(p), DARK(), (1, 1, 0.6))
        m = (eye(rows[0], -1) + eye(rows[0], 1)) / 2 + Vector((0.0, 0, 0.05))
        for side in (-1, 1):
            tube([tuple(m), tuple(m + Vector((0.02, side * 0.14, 0.07))), tuple(m + Vector((-0.06, side * 0.3, 0.0))), tuple(m + Vector((-0.08, side * 0.18, -0.04))), tuple(m)], 0.015, lace, n=8)
            tube([tuple(m), tuple(m + Vector((-0.12, side * 0.1, -0.02))), tuple(m + Vector((-0.2, side * 0.2, -0.14)))], 0.015, lace, n=8)

    pair(shoe)


def open_last(foot, high, front=0.06, length=2.7):
    """The last of sandals and mules: nothing but straps is made of it."""
    base = [(0, front + high), (0.1, front + high), (0.22, front + high * 0.92), (0.45, front + high * 0.5), (0.62, front + high * 0.12), (0.74, front), (0.9, front), (1, front + 0.04)]
    top = [(0, front + high + 0.7), (0.2, front + high + 0.75), (0.4, front + high * 0.6 + 0.7), (0.55, front + high * 0.3 + 0.58), (0.7, front + 0.42), (0.85, front + 0.3), (1, front + 0.16)]
    return Last(ROUND, top, base, [(0, 0), (1, 0)], length, 0.12, 2.2, foot)


def bed(last, low, material, top_material=None, edge=0.03):
    """The sole of a sandal with the cover of its bed."""
    sole(last, low, lambda t: 0.0, material, 1.0, 0.03, edge=edge)
    sole(last, lambda t: -0.01, lambda t: 0.03, top_material or INSOLE(), 1.0, 0.012, edge=0.02)


def band(last, low, high, material, lean=0.0, thick=0.035, lift=0.03, ends=0.995):
    """A strap across the foot from t low to t high; lean: how much further back its outer end lies."""
    n = 32
    verts, rows = [], 8
    for j in range(2 * n + 1):
        u = (j / n - 1) * ends
        for i in range(rows + 1):
            verts.append(last.at(low + (high - low) * i / rows + lean * u, u, lift))
    faces = [(j * (rows + 1) + i, (j + 1) * (rows + 1) + i, (j + 1) * (rows + 1) + i + 1, j * (rows + 1) + i + 1) for j in range(2 * n) for i in range(rows)]
    o = add("band", verts, faces, material)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness = thick
    th.offset = 0
    b = o.modifiers.new("soft", "BEVEL")
    b.width = 0.008
    b.segments = 2
    return o


def sandals():
    extra = opt.get("extra", "flat")
    leather = LEATHER()
    high = {"flat": 0.03, "block": 0.6, "wedge": 0.62, "soft": 0.1}[extra]
    front = {"wedge": 0.2, "soft": 0.16}.get(extra, 0.09)

    def shoe(foot):
        last = open_last(foot, high, front)
        jute = mat("jute", (0.6, 0.45, 0.26), 0.9, bump=0.9, scale=30)
        if extra == "wedge":
            bed(last, lambda t: -last.base(t) + 0.02, jute)
            for k in range(7):
                f = (k + 0.5) / 7
                ts = steps(0.0, 1.0, 50)
                loop = [(last.length * (0.5 - t) + 0.03 * (0.5 - t) * 2 + (0.04 * (1 - t / 0.2) if t < 0.2 else 0), last.centre(t) + s * (last.w(t) + 0.028), 0.02 + (last.base(t) - 0.04) * f) for s in (-1, 1) for t in (ts if s < 0 else ts[::-1])]
                tube(loop + [loop[0]], 0.022, jute, round_=False)
        elif extra == "soft":
            bed(last, lambda t: -last.base(t) + 0.03 * max(0, t - 0.85) / 0.15, mat("sole-soft", (0.12, 0.1, 0.09), 0.7), edge=0.05)
        else:
            bed(last, lambda t: -0.06 if extra == "block" else -last.base(t), DARK() if extra == "block" else STACK())
            if extra == "block":
                block_heel(last, leather, 0.2, 0.86)
        if extra == "flat":
            for low, lean in ((0.6, 0.02), (0.7, -0.02)):
                band(last, low, low + 0.055, leather, lean * foot)
            band(last, 0.645, 0.685, leather, 0.09 * foot)
        elif extra == "block":
            band(last, 0.72, 0.8, leather, 0.02 * foot)
        elif extra == "wedge":
            band(last, 0.62, 0.78, leather, 0.02 * foot, 0.04)
        else:
            band(last, 0.56, 0.64, leather, 0.03 * foot, 0.045)
            band(last, 0.71, 0.8, leather, 0.0, 0.045)
        # The counter of the heel carries the strap around the ankle.
        for side in (-1, 1):
            skin(last, steps(0.0, 0.15, 14), lambda t, s=side: [s * (0.985 - (0.5 - 2.2 * t) * i / 12) for i in range(13)], leather, 0.03, 0.03)
        z = last.base(0.05) + 0.36
        x = last.length / 2 - 0.26
        strap_round((x, last.centre(0.1), z), 0.35, 0.3, 14, 0.085, leather, 0.03)
        buckle((x - 0.06, last.centre(0.1) - 0.335, z + 0.015), 0.13)

    pair(shoe, 0.54, 0.28, 9)


def mules():
    extra = opt.get("extra", "two")
    leather = LEATHER() if extra != "beach" else mat("paint", (0.8, 0.8, 0.8), 0.5)
    cork = mat("cork", (0.52, 0.34, 0.19), 0.85, bump=0.5, scale=70)

    def shoe(foot):
        last = open_last(foot, 0.07, 0.2)
        if extra == "beach":
            bed(last, lambda t: -last.base(t) + 0.05 * max(0, t - 0.85) / 0.15, leather, mat("paint-bed", (0.7, 0.7, 0.7), 0.65, bump=0.6, scale=46), edge=0.06)
            band(last, 0.52, 0.76, leather, 0.02 * foot, 0.07, 0.05)
            for k in range(3):
                seam([last.at(0.57 + 0.05 * k, -0.8 + 1.6 * i / 30, 0.088) for i in range(31)], leather, 0.06, 0.01)
            return
        suede = mat("suede-bed", (0.42, 0.3, 0.2), 0.95, sheen=0.3)
        sole(last, lambda t: -last.base(t), lambda t: -last.base(t) + 0.09, mat("sole-dark", (0.05, 0.04, 0.035), 0.7), 1.0, 0.035, edge=0.02)
        bed(last, lambda t: -last.base(t) + 0.08, cork, suede, 0.03)
        if extra == "two":
            for low in (0.47, 0.65):
                band(last, low, low + 0.115, leather, 0.02 * foot, 0.045)
                t = low + 0.06
                p = Vector(last.at(t, -0.42 * 1, 0.07))
                for u in (-0.46,):
                    q = Vector(last.at(t, u, 0.075))
                    n = Vector(last.at(t, u, 0.09)) - Vector(last.at(t, u, 0.02))
                    placed(lambda: buckle((0, 0, 0), 0.17, BRUSHED()), tuple(q), (-math.degrees(math.atan2(n.z, -n.y)), 0, 0))
        else:
            last.open = along([(0, 0), (1, 0)])
            skin(last, steps(0.42, 1, 50), across(-1, 1, 40), leather, 0.05, 0.03, LINING())
            rim = [last.at(0.42, -1 + 2 * i / 40, 0.03) for i in range(41)]
            tube(rim, 0.035, leather, round_=False)
            seam([last.at(0.445, -0.95 + 1.9 * i / 40, 0.06) for i in range(41)])
            band(last, 0.47, 0.53, leather, 0, 0.03, 0.06)
            q = last.at(0.5, -0.5, 0.1)
            buckle((q[0], q[1] - 0.02, q[2]), 0.14, BRUSHED(), (-40, 0, 0))

    pair(shoe, 0.56, 0.2, 8)


def rounded_end(start, high, low=0.05, power=0.85):
    """Points of a measure that falls from `high` at t = start to `low` at the toe as an arc does."""
    return [(start + (1 - start) * math.sin(math.radians(a)), low + (high - low) * math.cos(math.radians(a)) ** power) for a in (0, 18, 34, 48, 60, 70, 78, 84, 88, 90)]


# A small child's foot: short and wide, its toes as broad as its ball.
SMALL = [(0, 0.05), (0.008, 0.13), (0.028, 0.22), (0.065, 0.295), (0.13, 0.345), (0.28, 0.36), (0.45, 0.385), (0.6, 0.435), (0.68, 0.455)] + rounded_end(0.74, 0.46, 0.03)


def over(last, t, u, lift, edge=0.1, arch=0.08):
    """A point of a strap, which arches over the opening between u = -edge and edge as it comes up from both sides."""
    if abs(u) >= edge:
        return last.at(t, u, lift)
    e = 0.02
    a, b = (Vector(last.at(t, side * edge, lift)) for side in (-1, 1))
    rise, fall = (a - Vector(last.at(t, -edge - e, lift))) / e, (Vector(last.at(t, edge + e, lift)) - b) / e
    f = (u + edge) / (2 * edge)
    span = 2 * edge
    p = a * (2 * f**3 - 3 * f**2 + 1) + rise * span * (f**3 - 2 * f**2 + f) + b * (3 * f**2 - 2 * f**3) + fall * span * (f**3 - f**2)
    return tuple(p + Vector((0, 0, arch * math.sin(math.pi * f) ** 2)))


def fastener(last, mid, half, material, start, end, lift=0.06, thick=0.04, lean=0.0, sewn=None):
    """A touch-fastening strap about t = mid from u = start to its rounded tab at u = end; lean: how much further back a side lies."""
    n, rows, corner = 56, 10, 0.06

    def half_at(v):
        d = max(0.0, v - 1 + corner) / corner
        return half * (0.35 + 0.65 * math.sqrt(max(0.0, 1 - d * d)))

    vs = steps(0, 1, n)
    place = lambda v, r, h: over(last, mid + lean * (start + (end - start) * v) + half_at(v) * r, start + (end - start) * v, h)
    verts = [place(v, i / rows * 2 - 1, lift) for v in vs for i in range(rows + 1)]
    faces = [(j * (rows + 1) + i, (j + 1) * (rows + 1) + i, (j + 1) * (rows + 1) + i + 1, j * (rows + 1) + i + 1) for j in range(n) for i in range(rows)]
    o = add("fastener", verts, faces, material)
    o.data.auto_smooth_angle = math.radians(60)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = thick, 0
    bevel = o.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments = thick * 0.35, 2
    if sewn:
        line = [v for v in vs if v < 0.94]
        high = lift + thick / 2 + 0.004
        seam([place(v, -0.8, high) for v in line] + [place(0.955, r / 4, high) for r in range(-3, 4)] + [place(v, 0.8, high) for v in line[::-1]], sewn, 0.07, 0.009)


def tongue(last, front, back, material, rise=0.2, wide=0.27):
    """A padded tongue from t = front up to its free edge at t = back."""
    ts, n = steps(back, front, 30), 12
    verts = []
    for t in ts:
        f = (front - t) / (front - back)
        w = min(max(last.w(t) * (last.open(t) + 0.14), 0.16), wide)
        for k in range(n + 1):
            v = 2 * k / n - 1
            verts.append((last.length * (0.5 - t) - 0.03 * f**3, last.centre(t) + v * w, last.top(t) - 0.025 + rise * f**5 - 0.09 * v * v))
    faces = [(i * (n + 1) + k, i * (n + 1) + k + 1, (i + 1) * (n + 1) + k + 1, (i + 1) * (n + 1) + k) for i in range(len(ts) - 1) for k in range(n)]
    o = add("tongue", verts, faces, material)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = 0.08, 0
    bevel = o.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments = 0.034, 4


def bumper(last, start, high, material, lift=0.035, thick=0.05):
    """Rubber around the toe that is `high` there and runs out into the sole at t = start."""

    def share(t):
        grow = min(1.0, (t - start) / (0.9 - start))
        return min(1.0, max(0.02, high * grow**0.7) / (last.top(t) - last.base(t)))

    for side in (-1, 1):
        skin(last, steps(start, 1, 40), lambda t, s=side: [s * (1 - share(t) * i / 10) for i in range(11)], material, thick, lift, name="bumper")


def mesh_cloth():
    """Airy knit: rows of small hollows, painted."""
    m = mat("paint-mesh", (0.8, 0.8, 0.8), 0.95, sheen=0.3)
    t = m.node_tree
    if "hollows" in t.nodes:
        return m
    # Flat on the upper: along the shoe, and from its ridge down either side.
    c, apart, flat = (t.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "CombineXYZ"))
    side, down = (t.nodes.new("ShaderNodeMath") for _ in range(2))
    side.operation, down.operation = "ABSOLUTE", "SUBTRACT"
    v = t.nodes.new("ShaderNodeTexVoronoi")
    v.name, v.voronoi_dimensions = "hollows", "2D"
    v.inputs["Scale"].default_value = 16
    v.inputs["Randomness"].default_value = 0.12
    r = t.nodes.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].position, r.color_ramp.elements[0].color = 0.22, (0.46, 0.46, 0.46, 1)
    r.color_ramp.elements[1].position, r.color_ramp.elements[1].color = 0.36, (0.8, 0.8, 0.8, 1)
    b = t.nodes.new("ShaderNodeBump")
    b.inputs["Strength"].default_value, b.inputs["Distance"].default_value = 0.5, 0.02
    t.links.new(c.outputs["Object"], apart.inputs[0])
    t.links.new(apart.outputs["Y"], side.inputs[0])
    t.links.new(apart.outputs["Z"], down.inputs[0])
    t.links.new(side.outputs[0], down.inputs[1])
    t.links.new(apart.outputs["X"], flat.inputs["X"])
    t.links.new(down.outputs[0], flat.inputs["Y"])
    t.links.new(flat.outputs[0], v.inputs["Vector"])
    t.links.new(v.outputs["Distance"], r.inputs[0])
    t.links.new(r.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    t.links.new(v.outputs["Distance"], b.inputs["Height"])
    t.links.new(b.outputs[0], t.nodes["Principled BSDF"].inputs["Normal"])
    return m


def kids():
    """Children's trainers: two straps, one strap over a sole that lights up, or knit with elastic laces."""
    extra = opt.get("extra", "velcro")
    body = mesh_cloth() if extra == "mesh" else NUBUCK()
    accent = mat("paint-accent", (0.6, 0.6, 0.6), 0.8)
    white = mat("rubber-white", (0.78, 0.77, 0.74), 0.5)
    foam = mat("clear-sole", (0.86, 0.9, 0.93), 0.2, glass=0.25, coat=0.4) if extra == "lights" else white
    thick = 0.25 if extra == "lights" else 0.21

    def shoe(foot):
        base = [(0, thick), (0.3, thick), (0.6, thick - 0.02), (0.8, thick), (1, thick + 0.05)]
        toe = [(t, thick + z) for t, z in rounded_end(0.76, 0.5, 0.1)]
        top = [(0, thick + 0.84), (0.05, thick + 0.83), (0.15, thick + 0.71), (0.26, thick + 0.71), (0.35, thick + 0.79), (0.44, thick + 0.75), (0.55, thick + 0.66), (0.66, thick + 0.57)] + toe
        open_ = [(0, 0.78), (0.16, 0.84), (0.27, 0.76), (0.35, 0.52), (0.48, 0.38), (0.6, 0.3), (0.645, 0.2), (0.66, 0), (1, 0)]
        last = Last(SMALL, top, base, open_, 2.05, 0.1, 2.5, foot)
        inner = fabric("inner", (0.5, 0.5, 0.5), 180, 0.3)
        upper(last, body, 0.66, inner, rim=0, thick=0.06)
        # The collar is padded, the edge beside the tongue is not.
        edge = edge_line(last, 0.66, 0.0)
        tube(edge, [0.03 + 0.04 * min(1, min(i, len(edge) - 1 - i) / 20) for i in range(len(edge))], accent, n=1, name="rim")
        tube([(last.length / 2 - 0.07, 0, thick + z) for z in (0.02, 0.4, 0.84)], 0.06, inner, name="heel")
        insole(last, mat("foam", (0.45, 0.45, 0.46), 0.9), 0.03)
        spring = lambda t: 0.06 * max(0, t - 0.82) / 0.18
        sole(last, lambda t: -last.base(t) + 0.05 + spring(t), lambda t: 0.06, foam, 1.03, 0.045, edge=0.035)
        sole(last, lambda t: -last.base(t) + spring(t), lambda t: -last.base(t) + 0.06 + spring(t), accent, 1.03, 0.04, edge=0.015)
        bumper(last, 0.7, 0.26, accent if extra == "mesh" else white, 0.022)
        tongue(last, 0.7, 0.3, body)
        for side in (-1, 1):
            skin(last, steps(0, 0.22, 20), lambda t, s=side: [s * (1 - i / 12 * 0.68 * (1 - (t / 0.235) ** 2)) for i in range(13)], accent, 0.025, 0.022)
        # A strip closes the heel's seam, and a loop pulls the shoe on.
        back = last.length / 2
        tube([(back + 0.07 * math.sin(math.pi * min(1, s * 1.2)), 0, thick + 0.84 * s) for s in (0, 0.25, 0.5, 0.75, 0.98)], 0.06, accent, flat=0.5)
        tube([(back + 0.04, 0, thick + 0.6), (back + 0.085, 0, thick + 0.74), (back + 0.065, 0, thick + 0.88), (back - 0.02, 0, thick + 0.82)], 0.05, accent, flat=0.24)
        tab = -foot
        if extra == "velcro":
            for mid, end in ((0.545, 0.52), (0.42, 0.5)):
                fastener(last, mid, 0.052, accent, -tab * 0.93, tab * end, lean=-0.03 * foot, sewn=STITCH())
        elif extra == "lights":
            fastener(last, 0.43, 0.062, accent, -tab * 0.93, tab * 0.5, lean=-0.03 * foot, sewn=STITCH())
            elastic(last, (0.535, 0.585), 0.014)
            heel_lights(last, thick)
        else:
            for side in (-1, 1):
                skin(last, steps(0.36, 0.625, 24), lambda t, s=side: [s * (0.03 + 0.3 * i / 10) for i in range(11)], accent, 0.025, 0.02)
            elastic(last, (0.4, 0.455, 0.51, 0.565), 0.017)

    pair(shoe, 0.55, 0.2, 8)


def footbed(last, material, inset=0.0, cup=0.075):
    """A contoured bed: a raised edge all around, hollow under the heel; inset: how much narrower than the sole it is."""
    # Across from the edge to the middle: share of the half width, what is added to it, height over the base.
    side = [(1, 0.02, -0.05), (1, 0.03, 0.02), (1, 0.022, cup * 0.85), (1, 0.0, cup), (0.93, 0.0, cup * 0.9), (0.8, 0.0, cup * 0.45), (0.55, 0.0, 0.012), (0.28, 0, 0.0)]
    profile = curve([(-k, -more, z) for k, more, z in side] + [(0, 0, 0.004)] + side[::-1], 3)
    sections = []
    for t in steps(0, 1, 60):
        hollow = 0.02 * math.exp(-(((t - 0.16) / 0.1) ** 2))
        end = max(0.0, 1 - min(t, 1 - t) / 0.035)
        x = (last.length / 2 + 0.04 - inset) * (1 - 2 * t)
        row = []
        for k, more, z in profile:
            high = z - hollow * (1 - abs(k))
            if abs(k) < 1:
                high += (cup - high) * end
            row.append((x, last.centre(t) + k * max(0.01, last.w(t) - inset) + more, last.base(t) + high))
        sections.append(row)
    return loft(sections, material, "footbed")


def heel_strap(last, reach, low, high, material, thick=0.04, lift=0.03):
    """A strap around the heel, from t = reach on both sides; low, high: the shares of the foot's height it lies between at (side, heel)."""
    ts = steps(0, reach, 36)
    verts, rows = [], 8
    for side, t in [(-1, t) for t in ts[::-1]] + [(1, t) for t in ts]:
        a, b = (at[1] + (at[0] - at[1]) * (t / reach) ** 2 for at in (low, high))
        verts += [last.at(t, side * (1 - a - (b - a) * i / rows), lift) for i in range(rows + 1)]
    faces = [(j * (rows + 1) + i, (j + 1) * (rows + 1) + i, (j + 1) * (rows + 1) + i + 1, j * (rows + 1) + i + 1) for j in range(2 * len(ts) - 1) for i in range(rows)]
    o = add("heel strap", verts, faces, material)
    th = o.modifiers.new("thick", "SOLIDIFY")
    th.thickness, th.offset = thick, 0
    bevel = o.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments = thick * 0.3, 2


def kids_sandals():
    """Children's sandals: straps to fasten, a closed toe with openings, or moulded of one piece for the beach."""
    extra = opt.get("extra", "velcro")
    body = NUBUCK()
    accent = mat("paint-accent", (0.6, 0.6, 0.6), 0.8)
    rubber = mat("sole-rubber", (0.2, 0.19, 0.18), 0.7)
    cork = mat("bed", (0.6, 0.52, 0.42), 0.85)

    def shoe(foot):
        last = sandal_last(foot, 0.74 if extra == "beach" else 0.85)
        tab = -foot
        spring = lambda t: 0.05 * max(0, t - 0.82) / 0.18
        bottom = body if extra == "beach" else rubber
        sole(last, lambda t: -last.base(t) + spring(t), lambda t: -0.02, bottom, 1.0, 0.045, edge=0.03)
        footbed(last, mat("paint-bed", (0.7, 0.7, 0.7), 0.7) if extra == "beach" else cork, 0.0 if extra == "velcro" else 0.05)
        if extra == "beach":
            clog(last, body, accent)
            return
        heel_strap(last, 0.2, (0.02, 0.02), (0.5, 0.66), body)
        heel_strap(last, 0.42, (0.5, 0.5), (0.72, 0.68), accent, lift=0.06)
        fastener(last, 0.41, 0.062, body, -tab * 0.99, tab * 0.99, 0.05, lean=-0.02 * foot)
        fastener(last, 0.41, 0.054, accent, -tab * 0.3, tab * 0.56, 0.1, lean=-0.02 * foot, sewn=STITCH())
        if extra == "velcro":
            fastener(last, 0.7, 0.078, body, -tab * 0.99, tab * 0.99, 0.05, lean=0.01 * foot)
            fastener(last, 0.7, 0.066, accent, -tab * 0.3, tab * 0.56, 0.1, lean=0.01 * foot, sewn=STITCH())
        else:
            vamp(last, body, 0.5)
            bumper(last, 0.74, 0.24, rubber)
            toe_tip(last, rubber)

    pair(shoe, 0.54, 0.2, 8)


def sandal_last(foot, instep):
    """The last of a small child's sandals; instep: its height."""
    base = [(0, 0.24), (0.3, 0.23), (0.6, 0.2), (0.8, 0.2), (1, 0.24)]
    toe = [(t, 0.2 + z) for t, z in rounded_end(0.78, 0.4, 0.09)]
    top = [(0, 0.93), (0.12, 0.94), (0.28, instep + 0.08), (0.42, instep), (0.55, 0.35 + instep * 0.45), (0.68, 0.43 + instep * 0.25)] + toe
    return Last(SMALL, top, base, [(0, 0), (1, 0)], 2.05, 0.1, 2.3, foot)


def vamp(last, material, start, slots=((0.575, 0.034, 0.6), (0.655, 0.03, 0.56), (0.73, 0.026, 0.5)), gap=0.24):
    """A closed upper from t = start to the toe, with openings; slots: middle, half length, place between edge and ridge.

    Only the side that is seen has them: through both one would look at the other shoe.
    """
    places = sorted(set(steps(start, 1, 40) + [p for mid, half, _ in slots for p in steps(mid - half, mid + half, 14)]))

    def open_at(t, side):
        for mid, half, u in slots:
            if side < 0 and abs(t - mid) <= half:
                return u, gap * math.sqrt(max(0.0, 1 - ((t - mid) / half) ** 2))
        return 0.56, 0.0

    for side in (-1, 1):

        def lower(t, s=side):
            u, g = open_at(t, s)
            return [s * (1 - (1 - u - g) * i / 8) for i in range(9)]

        def upper_(t, s=side):
            u, g = open_at(t, s)
            return [s * (u - g) * i / 10 for i in range(11)]

        for part in (lower, upper_):
            skin(last, places, part, material, 0.05, 0.03, name="vamp")
    tube([last.at(start, -1 + i / 20, 0.01) for i in range(41)], 0.04, material, round_=False)


def toe_tip(last, material):
    """Closes a toe where both sides of an upper meet."""
    ball(0.06, (-last.length / 2 + 0.015, last.centre(1), last.base(1) + 0.03), material, (1, 1.2, 1.2))


def clog(last, material, strap):
    """A moulded upper with slots, and a strap behind the heel that turns on two buttons."""
    vamp(last, material, 0.44, ((0.55, 0.026, 0.48), (0.64, 0.024, 0.45), (0.725, 0.021, 0.4)), 0.22)
    toe_tip(last, material)
    heel_strap(last, 0.45, (0, 0), (0.52, 0.14), material, 0.06, 0.03)
    heel_strap(last, 0.5, (0.42, 0.36), (0.58, 0.56), strap, 0.05, 0.08)
    for side in (-1, 1):
        p = Vector(last.at(0.47, side * 0.5, 0.12))
        ball(0.075, tuple(p), material, (1, 0.5, 1))


def elastic(last, places, half):
    """Flat elastic laces that never need a bow, with a ring where they enter the upper."""
    band_ = fabric("elastic", (0.72, 0.72, 0.7), 300, 0.4)
    for t in places:
        verts = [over(last, t + half * r, u / 12 * 0.22, 0.05 - 0.07 * (u / 12) ** 6) for u in range(-12, 13) for r in (-1, 0, 1)]
        o = add("lace", verts, [(3 * j + i, 3 * j + i + 3, 3 * j + i + 4, 3 * j + i + 1) for j in range(24) for i in range(2)], band_)
        th = o.modifiers.new("thick", "SOLIDIFY")
        th.thickness, th.offset = 0.03, 0
        for side in (-1, 1):
            ball(0.04, last.at(t, side * 0.2, 0.012), mat("eyelet", (0.3, 0.3, 0.31), 0.4), (1, 1, 0.6))


def heel_lights(last, thick):
    """Small lamps in the side of the sole, in its rear half."""
    for side in (-1, 1):
        for k, color in enumerate(((0.9, 0.08, 0.1), (0.1, 0.75, 0.2), (0.08, 0.3, 1.0))):
            t = 0.1 + 0.085 * k
            at = (last.length * (0.5 - t), last.centre(t) + side * (last.w(t) * 1.03 + 0.035), thick * 0.56)
            ball(0.042, at, glow(f"lamp-{k}", color, 0.5), (1.2, 0.6, 1))


{
    "pumps": pumps,
    "sandals": sandals,
    "sneakers": sneakers,
    "boots": boots,
    "loafers": loafers,
    "derbies": derbies,
    "mules": mules,
    "kids": kids,
    "kids-sandals": kids_sandals,
}[opt["kind"]]()
opt["raw"] = True
